import { type ToastMessage, toastQueue } from 'shared/shell-api';
import { CloseButton } from './close-button.tsx';
import { ToastIcon } from './toast-icon.tsx';

/** The same messages without the library, which could not be loaded: they stay until the visitor closes them. */
export function PlainToasts({ messages }: { readonly messages: readonly ToastMessage[] }) {
  return (
    <section className="Toastify" aria-label="Messages">
      <div className="Toastify__toast-container">
        {messages.map(({ id, kind, text }) => (
          <div
            key={id}
            role={kind === 'error' ? 'alert' : 'status'}
            className={`Toastify__toast Toastify__toast--${kind}`}
          >
            <div className="Toastify__toast-icon">
              <ToastIcon type={kind} />
            </div>
            {text}
            <CloseButton closeToast={() => close(id)} />
          </div>
        ))}
      </div>
    </section>
  );
}

function close(closed: number): void {
  toastQueue.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id !== closed) }));
}

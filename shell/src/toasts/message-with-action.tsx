import { useRef } from 'react';
import type { ToastAction } from 'shared/shell-api';
import { buttonClass } from 'shared/ui/button';

interface MessageWithActionProps {
  readonly text: string;
  readonly action: ToastAction;
  readonly close: () => void;
}

/** A message and what can be done about it: done once, while the message goes. */
export function MessageWithAction({ text, action, close }: MessageWithActionProps) {
  const done = useRef(false);

  function act(): void {
    if (done.current) return;
    done.current = true;
    close();
    action.run();
  }

  return (
    <div className="toast-message">
      <p>{text}</p>
      <button type="button" className={buttonClass('secondary')} onClick={act}>
        {action.label}
      </button>
    </div>
  );
}

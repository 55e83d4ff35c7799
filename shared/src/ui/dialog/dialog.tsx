import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Esc, the close button, or a click beside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside, and gives it back. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  const closeBeside = (event: MouseEvent) => event.target === element.current && onClose();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes it too
    <dialog ref={element} aria-labelledby={heading} className={styles.dialog} onClose={onClose} onClick={closeBeside}>
      <div className={styles.content}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

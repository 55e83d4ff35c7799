import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './countdown.module.css';
import { toRemainingTime } from './remaining-time.ts';
import { startTicking } from './start-ticking.ts';

const UNITS = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;

interface CountdownProps {
  /** ISO moment. */
  readonly target: string;
  /** Said once to those who listen, in place of the ticking: 'Starts Sunday, March 14, 2027 at 6:30 PM'. */
  readonly text: string;
}

/** Empty until the first tick, which only a browser has: the server's clock is not the visitor's. */
export function Countdown({ target, text }: CountdownProps) {
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => startTicking(Date.parse(target), setRemaining), [target]);
  const time = remaining === null ? null : toRemainingTime(remaining);
  return (
    <div className={styles.countdown} role="timer" aria-label="Countdown" aria-live="off">
      <VisuallyHidden>{text}</VisuallyHidden>
      {UNITS.map(([unit, label]) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <span className={styles.value}>{time ? time[unit] : <span className={styles.spinner} />}</span>
          <span className={styles.label}>{label}</span>
        </span>
      ))}
    </div>
  );
}

import { LiveElement } from 'section-kit/live-element';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './countdown.module.css';
import { COUNTDOWN, runCountdown } from './run-countdown.ts';

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
  return (
    <LiveElement
      key={`${target} ${text}`}
      name={COUNTDOWN}
      behaviour={runCountdown}
      className={styles.countdown}
      role="timer"
      aria-label="Countdown"
      aria-live="off"
      data-target={target}
    >
      <VisuallyHidden>{text}</VisuallyHidden>
      {UNITS.map(([unit, label]) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <span className={styles.value} data-unit={unit}>
            <span className={styles.spinner} />
          </span>
          <span className={styles.label}>{label}</span>
        </span>
      ))}
    </LiveElement>
  );
}

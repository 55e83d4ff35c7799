import { HOMEPAGE } from 'shared/contract';
import styles from './honeypot.module.css';

/**
 * A field that only programs fill in. People do not see it, reach it by keyboard or hear of it. Staff look at a form in
 * which it is filled in. The label is for a browser without styles.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.honeypot}>
      <label>
        Please leave this empty
        <input name={HOMEPAGE} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

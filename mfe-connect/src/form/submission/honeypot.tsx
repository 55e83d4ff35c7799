import styles from './honeypot.module.css';

/** A name that machines like to fill in, and that browsers have no answer for. The edge knows it too. */
export const HOMEPAGE = 'homepage';

/**
 * A field for machines that fill in whatever they find: no person sees it, comes to it by keyboard, or hears of it. What is sent with it
 * filled waits for staff. The label is for a browser without styles.
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

import styles from './spinner.module.css';

/** Something is on its way. `label` says what: 'Loading events'. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" aria-label={label} className={styles.spinner}>
      <svg viewBox="0 0 48 30" className={styles.sun} aria-hidden="true">
        <path className={styles.ray} d="M24 3v5M9 9l3.5 3.5M39 9l-3.5 3.5M3 23h5M40 23h5" />
        <path className={styles.disc} d="M13 26a11 11 0 0 1 22 0z" />
        <path className={styles.horizon} d="M4 28h40" />
      </svg>
    </span>
  );
}

import styles from './footer.module.css';

/** The bay at first light, where every page ends. */
export function Horizon() {
  return (
    <svg viewBox="0 0 1440 150" preserveAspectRatio="xMaxYMax slice" className={styles.horizon} aria-hidden="true">
      <circle cx="1120" cy="118" r="62" className={styles.sun} />
      <path className={styles.hills} d="M0 104c180-40 330-34 520-10s330 26 520 2 290-34 400-14v68H0z" />
      <path className={styles.shore} d="M0 128c160-22 360-24 560-8s420 18 600 0 220-14 280-8v38H0z" />
    </svg>
  );
}

import { differenceText, weeklyText } from 'shared/content';
import { useServices } from 'shared/shell-api';
import styles from './footer.module.css';

/** When the church meets, and what is different in the next days. */
export function ServiceTimes() {
  const { weekly, next } = useServices();
  const differences = next.map(differenceText).filter(Boolean);
  if (weekly.length === 0 && differences.length === 0) return null;
  return (
    <ul className={styles.services} aria-label="Services">
      {weekly.map((service) => (
        <li key={weeklyText(service)}>
          {weeklyText(service)}
          {service.name && ` · ${service.name}`}
        </li>
      ))}
      {differences.map((text) => (
        <li key={text}>
          <strong>{text}</strong>
        </li>
      ))}
    </ul>
  );
}

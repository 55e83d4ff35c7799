import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './icon.module.css';

const PATHS = {
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v7h14v-7',
};

interface IconProps {
  readonly name: keyof typeof PATHS;
  /** What it stands for, where no text beside it says so. */
  readonly label?: string;
}

export function Icon({ name, label }: IconProps) {
  return (
    <span className={styles.box}>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d={PATHS[name]} />
      </svg>
      {label ? <VisuallyHidden>{label}: </VisuallyHidden> : null}
    </span>
  );
}

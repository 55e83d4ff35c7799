import { type ReactNode, useId } from 'react';
import styles from './topic.module.css';

interface TopicProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter: its title, and beside it, where there is room, what there is to say. */
export function Topic({ title, children }: TopicProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.topic}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

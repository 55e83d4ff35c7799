import { Spinner } from 'shared/ui/spinner';
import { Card } from 'shared/ui/card';
import styles from './event-grid-skeleton.module.css';
import grid from './event-grid.module.css';

/** The shape of a list that is on its way. @param cards how many it will probably have */
export function EventGridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.spinner}>
        <Spinner label="Loading events" />
      </div>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <Card key={index} as="div">
            <span className={styles.picture} />
            <span className={styles.lines} />
          </Card>
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './carousel.module.css';

/**
 * Pause comes first in the tab order (WCAG 2.2.2). Its name says what a press does, so it carries no pressed state.
 * The buttons' places are part of the server's markup; they show when the engine that answers them is there.
 */
export function CarouselControls(): ReactNode {
  return (
    <div className={styles.controls} data-part="controls" role="group" aria-label="Slide controls" hidden>
      <button type="button" className={styles.control} data-part="toggle">
        <span className={styles.state} data-part="pause">
          <Icon path="M9 6v12M15 6v12" />
          <span className={styles.hint}>Pause slides</span>
        </span>
        <span className={styles.state} data-part="play" hidden>
          <Icon path="M8 5.5v13l11-6.5z" />
          <span className={styles.hint}>Play slides</span>
        </span>
      </button>
      <button type="button" className={styles.control} data-part="previous" aria-label="Previous slide">
        <Icon path="M14.5 6l-6 6 6 6" />
      </button>
      <div
        className={styles.bullets}
        data-part="pagination"
        data-bullet={styles.bullet}
        data-bullet-active={styles.bulletActive}
      />
      <button type="button" className={styles.control} data-part="next" aria-label="Next slide">
        <Icon path="M9.5 6l6 6-6 6" />
      </button>
    </div>
  );
}

function Icon({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

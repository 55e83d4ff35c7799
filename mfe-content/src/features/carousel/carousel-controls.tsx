import type { ReactNode } from 'react';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  readonly ready: boolean;
  readonly playing: boolean;
  onToggle(): void;
}

/**
 * Pause comes first in the tab order (WCAG 2.2.2). Its name says what a press does, so it carries no pressed state.
 * The buttons' places are part of the server's markup; they show when the engine that answers them is there.
 */
export function CarouselControls({ ready, playing, onToggle }: CarouselControlsProps): ReactNode {
  return (
    <div className={styles.controls} role="group" aria-label="Slide controls" hidden={!ready}>
      <button
        type="button"
        className={styles.control}
        // A pointer leaves the focus where it is: the focus would stop the slides, and the click start them again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <Icon path={playing ? 'M9 6v12M15 6v12' : 'M8 5.5v13l11-6.5z'} />
        <span className={styles.hint}>{playing ? 'Pause slides' : 'Play slides'}</span>
      </button>
      <button type="button" className={styles.control} data-part="previous" aria-label="Previous slide">
        <Icon path="M14.5 6l-6 6 6 6" />
      </button>
      <div className={styles.bullets} data-part="pagination" />
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

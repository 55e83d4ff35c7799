import type { ReactNode } from 'react';
import 'swiper/css';
import { LiveElement } from 'section-kit/live-element';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { CAROUSEL, runCarousel } from './run-carousel.ts';
import { SLIDE_SIZE, type Slide } from './slides.ts';

interface CarouselProps {
  /** What the pictures have in common. */
  readonly label: string;
  readonly slides: readonly Slide[];
}

/**
 * A carousel after the WAI pattern (Auto-Rotating Image Carousel). The server shows the first slide; the engine comes
 * later and takes over the same elements, so that nothing moves. Without scripts the pictures scroll.
 */
export function Carousel({ label, slides }: CarouselProps): ReactNode {
  return (
    <LiveElement
      name={CAROUSEL}
      behaviour={runCarousel}
      className={`swiper ${styles.carousel}`}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <CarouselControls />
      <div className={`swiper-wrapper ${styles.slides}`}>
        {slides.map((slide, index) => (
          <div
            key={slide.picture}
            className="swiper-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            <SlidePicture slide={slide} first={index === 0} />
          </div>
        ))}
      </div>
      <p className={styles.announcement} data-part="announcement" aria-live="off" />
    </LiveElement>
  );
}

/** The first picture is what a visitor waits for; the others must not compete with it. */
function SlidePicture({ slide, first }: { readonly slide: Slide; readonly first: boolean }): ReactNode {
  return (
    <img
      className={styles.picture}
      src={slide.picture}
      alt={slide.description}
      {...SLIDE_SIZE}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? 'sync' : 'async'}
    />
  );
}

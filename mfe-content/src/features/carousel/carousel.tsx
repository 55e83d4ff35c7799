import { type ReactNode, useRef } from 'react';
import 'swiper/css';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { SLIDE_SIZE, type Slide } from './slides.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What the pictures have in common. */
  readonly label: string;
  readonly slides: readonly Slide[];
}

/**
 * A carousel after the WAI pattern (Auto-Rotating Image Carousel). The server shows the first slide; the engine comes
 * after hydration and takes over the same elements, so that nothing moves. Without scripts the pictures scroll.
 */
export function Carousel({ label, slides }: CarouselProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const { ready, playing, activeIndex, setPlaying } = useCarousel(root);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its controls
    <section
      ref={root}
      className={`swiper ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={() => setPlaying(false)}
    >
      <CarouselControls ready={ready} playing={playing} onToggle={() => setPlaying(!playing)} />
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
      <p className={styles.announcement} aria-live={playing ? 'off' : 'polite'}>
        {ready && `Slide ${activeIndex + 1} of ${slides.length}: ${slides[activeIndex]?.description}`}
      </p>
    </section>
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

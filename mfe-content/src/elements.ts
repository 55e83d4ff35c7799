import { defineElement } from 'section-kit/elements';
import { CAROUSEL, runCarousel } from './features/carousel/run-carousel.ts';

// What moves on a page before React is there.
defineElement(CAROUSEL, runCarousel);

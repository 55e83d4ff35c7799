import { defineElement } from 'shared/ui/live-element';
import { CAROUSEL, runCarousel } from './features/carousel/run-carousel.ts';

// What moves on a page before React is there.
defineElement(CAROUSEL, runCarousel);

import { defineElement } from 'shared/ui/live-element';
import { COUNTDOWN, runCountdown } from './countdown/run-countdown.ts';

// What moves on a page before React is there.
defineElement(COUNTDOWN, runCountdown);

import { defineElement } from 'section-kit/elements';
import { COUNTDOWN, runCountdown } from './countdown/run-countdown.ts';
import { runShare, SHARE } from './features/share/run-share.ts';

// What is alive on a page before React is there.
defineElement(COUNTDOWN, runCountdown);
defineElement(SHARE, runShare);

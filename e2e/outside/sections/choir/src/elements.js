import { defineElement } from 'section-kit/elements';
import { PITCH, runPitch } from './pitch.js';

defineElement(PITCH, runPitch);

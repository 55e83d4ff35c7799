import text from '../dist/fonts/source-sans-3-latin-wght-normal-400-650.woff2?url';
import display from '../dist/fonts/fraunces-latin-wght-normal-560.woff2?url';

/** The fonts of every first screen, body text first. */
export const FIRST_FONTS = [text, display];

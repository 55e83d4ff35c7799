/** How long a slide stays (specification, section 9). */
export const AUTOPLAY_MS = 2_000;

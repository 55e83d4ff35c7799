/** Colours of shared/ui/tokens.css. */
export const COLOURS = {
  paper: '#fbf7f0',
  ink: '#1b1a2e',
  inkSoft: '#4c4a60',
  indigo: '#2c2a6b',
  gold: '#e0a02f',
  clayDeep: '#93401d',
} as const;

/** The church's mark, as in shell/src/root/favicon.svg: 64 × 64. */
export const MARK =
  '<rect width="64" height="64" rx="14" fill="#2c2a6b"/><path d="M17 38a15 15 0 0 1 30 0z" fill="#e0a02f"/>' +
  '<g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M32 11v7M14 19l5 5M50 19l-5 5M8 35h5M51 35h5" stroke="#f2c66d"/>' +
  '<path d="M10 46q5.5-5 11 0t11 0t11 0t11 0M18 55q5-4.500 9.500 0t9.500 0t9.500 0" stroke="#fbf7f0"/></g>';

/** Where the sun stands. */
const SUN = { x: 1060, y: 462, radius: 120 };
const RAYS = [-80, -60, -40, -20, 0, 20, 40, 60, 80];

/** Morning over the bay: the sun on the right, words have the left. */
export const SCENE = [
  '<defs>',
  '<radialGradient id="dawn" gradientUnits="userSpaceOnUse" cx="1060" cy="500" r="760">',
  '<stop offset="0" stop-color="#f6cf8a"/><stop offset="0.4" stop-color="#f8e3b6" stop-opacity="0.75"/>',
  '<stop offset="1" stop-color="#f8e3b6" stop-opacity="0"/></radialGradient>',
  '<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0a02f"/>',
  '<stop offset="1" stop-color="#f3cd8b"/></linearGradient>',
  '</defs>',
  `<rect width="1200" height="630" fill="${COLOURS.paper}"/>`,
  '<rect width="1200" height="630" fill="url(#dawn)"/>',
  ...RAYS.map(ray),
  `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="url(#sun)"/>`,
  '<path d="M0 600C320 556 560 640 830 560S1090 478 1200 500V630H0z" fill="#4a4798"/>',
  `<path d="M0 618C340 584 600 646 860 592S1110 540 1200 556V630H0z" fill="${COLOURS.indigo}"/>`,
  '<g fill="none" stroke="#fbf7f0" stroke-width="5" stroke-linecap="round" stroke-opacity="0.75">',
  '<path d="M936 574q18-13 36 0t36 0t36 0"/><path d="M1068 596q18-13 36 0t36 0"/></g>',
].join('');

/** @param angle degrees from upright */
function ray(angle: number): string {
  const { x, y, radius } = SUN;
  const from = y - radius - 24;
  return (
    `<path d="M${x} ${from}v-46" transform="rotate(${angle} ${x} ${y})" ` +
    `stroke="#edbd68" stroke-width="9" stroke-linecap="round"/>`
  );
}

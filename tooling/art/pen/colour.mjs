/** The palette: light from the east. */
export const ink = {
  cream: '#fbf7f0',
  paper: '#f6ead8',
  sand: '#ead6b4',
  ink: '#1b1a2e',
  indigo: '#2c2a6b',
  dusk: '#45438c',
  violet: '#7a76b8',
  lilac: '#b9b2d6',
  gold: '#e0a02f',
  honey: '#f2c66d',
  butter: '#f9e2a9',
  clay: '#b4532a',
  coral: '#d97e57',
  rose: '#e9a48c',
  blush: '#f6cfb9',
  teal: '#4f8f96',
  deep: '#2d5f70',
  mist: '#aed0cc',
  foam: '#dcebe5',
  sage: '#92a97e',
  moss: '#6a8758',
  forest: '#42604a',
  plum: '#6c3f63',
  cocoa: '#5f3f33',
  wood: '#8a5a3c',
  tan: '#c08f62',
  brick: '#a5553a',
};

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/**
 * A colour between two others.
 * @param {string} from @param {string} to @param {number} share of `to`, 0 to 1
 */
export const mix = (from, to, share) => {
  const end = channels(to);
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + (end[i] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** @param {string} hex @param {number} [share] */
export const darker = (hex, share = 0.18) => mix(hex, '#2a1c3e', share);

/** @param {string} hex @param {number} [share] */
export const lighter = (hex, share = 0.3) => mix(hex, '#fff4e2', share);

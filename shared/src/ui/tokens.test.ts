import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function luminance(token: string): number {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`tokens.css has no colour --color-${token}.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'paper-raised', 'paper-deep'];
const TEXTS = ['ink', 'ink-soft', 'indigo', 'indigo-deep', 'clay-deep', 'gold-deep', 'sage', 'error'];

test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
  '%s is readable on %s',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['clay', 'paper'],
  ['clay', 'paper-raised'],
  ['ink', 'gold'],
  ['ink', 'gold-soft'],
  ['indigo-deep', 'gold-soft'],
  ['error', 'error-soft'],
  ['ink-soft', 'error-soft'],
  ['indigo-deep', 'indigo-soft'],
  ['on-night', 'indigo'],
  ['on-night', 'clay-deep'],
  ['on-night', 'night'],
  ['on-night', 'night-raised'],
  ['on-night-soft', 'night'],
  ['gold', 'night'],
])('%s is readable on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-strong', 'paper'],
  ['line-strong', 'paper-raised'],
  ['focus', 'paper'],
  ['focus-night', 'night'],
])('the control colour %s can be seen on %s', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

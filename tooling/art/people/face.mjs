import { darker } from '../pen/colour.mjs';
import { circle, ellipse, path, stroke } from '../pen/shape.mjs';

const beards = {
  front: 'M-16 0C-17 26 17 26 16 0C12 7 8 5 0 5S-12 7-16 0Z',
  side: 'M-9 3C-8 14-2 24 8 22C15 20 16 12 15 7C10 9 2 10-9 3Z',
};

/**
 * A head centred on the origin: no portrait, just a turn, closed glad eyes and a smile.
 * @param {'front' | 'side' | 'back'} view
 * @param {string} skin
 * @param {{ beard?: string, glasses?: boolean, plain?: boolean }} wears
 */
export const face = (view, skin, { beard, glasses = false, plain = false }) => {
  const line = darker(skin, 0.55);
  const head = ellipse(0, 0, 16, 18.5, skin);
  if (view === 'back') return head;
  if (view === 'side') {
    const parts = [
      head,
      path('M14-5Q21 3 14 6Z', skin),
      beard && path(beards.side, beard),
      circle(-4, 3, 3.6, darker(skin, 0.12)),
    ];
    if (!plain) parts.push(stroke('M7-1q2.5-2.4 5 0M8 10q3 1.5 5-1', line, 1.5));
    if (glasses) parts.push(stroke('M5-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M5-2-4-1', line, 1.3));
    return parts.filter(Boolean).join('');
  }
  const ears = circle(-16, 2, 3.6, darker(skin, 0.12)) + circle(16, 2, 3.6, darker(skin, 0.12));
  const glad = plain ? '' : stroke('M-9 0q2.5-2.6 5 0M4 0q2.5-2.6 5 0M-4 8q4 3.6 8 0', line, 1.5);
  const frames = glasses
    ? stroke('M-11 1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1 1a5 5 0 1 0 10 0a5 5 0 1 0-10 0', line, 1.3)
    : '';
  return ears + head + (beard ? path(beards.front, beard) : '') + glad + frames;
};

import { ink } from '../../pen/colour.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { person, skins } from '../../people/person.mjs';

/** @typedef {import('../../pen/canvas.mjs').Canvas} Canvas */

/** A spot: a round ground that holds one thing. @param {Canvas} c @param {string} from @param {string} to */
const spot = (c, from, to) =>
  c.add(
    circle(
      120,
      120,
      116,
      c.linear([
        [0, from],
        [1, to],
      ]),
    ),
  );

/** An open book with the sun rising from it. @param {Canvas} c */
export const word = (c) => {
  spot(c, '#f9e2a9', '#f6ead8');
  c.add(
    path('M76 128a44 44 0 0 1 88 0z', ink.gold),
    stroke('M120 62V42M74 82L60 68M166 82l14-14M54 122H36M186 122h18', ink.gold, 7),
    path('M28 190Q76 162 120 186Q164 162 212 190V120Q164 96 120 122Q76 96 28 120z', ink.indigo),
    path('M40 178Q82 156 120 176V122Q80 100 40 118z', '#fffaf0'),
    path('M200 178Q158 156 120 176V122Q160 100 200 118z', '#f6ead8'),
    stroke('M56 132q26-8 48 4M56 148q26-8 48 4M136 136q24-12 48-4M136 152q24-12 48-4', ink.tan, 4),
  );
};

/** Two raised hands under falling light. @param {Canvas} c */
export const worshipHands = (c) => {
  spot(c, '#45438c', '#a0587c');
  const hand = (/** @type {string} */ skin, /** @type {string} */ sleeve) =>
    path(
      'M-16 96V30q0-10-8-30t-4-34q6-6 12 6l6 18V-54q2-8 10-6l3 46 4-52q8-6 12 2l0 54 8-44q8-4 10 4l-2 58q0 22-10 34l-3 62z',
      skin,
    ) + path('M-22 60h46l6 70h-58z', sleeve);
  c.add(
    circle(120, 40, 30, ink.honey),
    stroke('M120 86v20M84 72L70 88M156 72l14 16M66 40H46M174 40h20', '#fbdc98', 6),
    group({ transform: 'translate(78 128)rotate(-8)' }, hand('#8d583c', ink.coral)),
    group({ transform: 'translate(164 128)scale(-1 1)rotate(-8)' }, hand('#d6a37c', ink.teal)),
  );
};

/** Someone kneels in prayer before a shield. @param {Canvas} c */
export const warfare = (c) => {
  spot(c, '#dfe6e6', '#bcd2d4');
  c.add(
    path('M120 22q50 26 84 24q6 110-84 168q-90-58-84-168q34 2 84-24z', ink.deep),
    path('M120 42q40 20 66 20q2 84-66 130z', ink.teal),
    stroke('M150 56v58M126 76h48', ink.honey, 9),
    person(98, 212, 170, {
      pose: 'kneel',
      skin: skins[1],
      style: 'bun',
      top: ink.coral,
      wear: 'dress',
    }),
  );
};

/** A candle that lights another. @param {Canvas} c */
export const witnessing = (c) => {
  spot(c, '#5d4a83', '#b4698a');
  const glow = c.radial([
    [0, '#fff3c4', 1],
    [1, '#fbd589', 0],
  ]);
  const candle = (/** @type {string} */ colour) =>
    rect(-14, 0, 28, 110, colour, { rx: 5 }) + stroke('M0 2v-10', ink.cocoa, 4);
  c.add(
    circle(112, 84, 74, glow),
    group({ transform: 'translate(96 104)' }, candle('#fffaf0')),
    group({ transform: 'translate(134 90)rotate(-40)' }, candle(ink.rose)),
    path('M102 42q34 30 14 56q-12 10-26 0q-16-22 12-56z', '#f29a3c'),
    path('M103 64q18 18 8 32q-7 5-14 0q-9-12 6-32z', '#ffe6a3'),
    path('M40 214q80-26 160 0v10q-80 24-160 0z', '#45438c'),
  );
};

/** A dove over wind and flame. @param {Canvas} c */
export const worksOfTheSpirit = (c) => {
  spot(c, '#8f8bc0', '#f8d9a8');
  c.add(
    stroke('M22 170q40-26 84-6t92-10M40 200q36-22 76-4t72-12', '#fffaf0', 7, { opacity: 0.6 }),
    path('M120 214q-40-14-28-52q6 12 14 12q-6-34 20-56q-2 22 14 32t8 32q8-8 8-20q20 42-36 52z', '#f29a3c'),
    path(
      'M46 74q40-20 66 6q0-44 44-56q-4 30 2 46l40 6-34 16q-12 34-52 38q-22 0-30-18q-18 6-34-2q22-8 24-16q-16-4-26-20z',
      '#fffaf0',
    ),
    circle(176, 82, 3.5, ink.ink),
    path('M196 76l14 4-14 6z', ink.gold),
  );
};

/** A basin and a towel. @param {Canvas} c */
export const worksOfService = (c) => {
  spot(c, '#d5e9e2', '#aed0cc');
  c.add(
    path('M40 132h160q-8 66-44 72h-72q-36-6-44-72z', ink.clay),
    path('M40 132a80 20 0 0 1 160 0a80 20 0 0 1-160 0', ink.coral),
    path('M54 132a66 14 0 0 1 132 0a66 14 0 0 1-132 0', '#7fb3ba'),
    path('M150 128q4 60 18 86h-40q-6-40-4-84z', '#fffaf0'),
    stroke('M128 190q18 4 38 0', ink.gold, 5),
    path('M120 24q30 40 0 66q-30-26 0-66z', ink.teal),
    path('M78 58q18 26 0 42q-18-16 0-42zM166 58q18 26 0 42q-18-16 0-42z', '#4f8f96'),
  );
};

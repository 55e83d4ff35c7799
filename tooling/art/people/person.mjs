import { darker, ink, mix } from '../pen/colour.mjs';
import { across, along, limb } from '../pen/curve.mjs';
import { d } from '../pen/number.mjs';
import { circle, group, path, place, rect, stroke } from '../pen/shape.mjs';
import { face } from './face.mjs';
import { hairStyles } from './hair.mjs';
import { poses } from './poses.mjs';

/** @typedef {import('../pen/curve.mjs').Point} Point */
/** @typedef {import('./poses.mjs').Pose} Pose */
/**
 * @typedef {object} Looks
 * @property {keyof typeof poses} [pose]
 * @property {'front' | 'side' | 'back'} [view] overrides the pose's
 * @property {string} [skin] @property {string} [hair] @property {keyof typeof hairStyles} [style]
 * @property {string} [top] @property {string} [bottom] @property {string} [shoes] @property {string} [cloth] of a head wrap or hat
 * @property {'trousers' | 'skirt' | 'dress' | 'robe' | 'shorts'} [wear]
 * @property {'long' | 'short'} [sleeve]
 * @property {number} [build] 0.85 slim to 1.35 round
 * @property {'adult' | 'teen' | 'child' | 'toddler'} [age]
 * @property {string} [beard] @property {boolean} [glasses] @property {boolean} [plain]
 * @property {'jacket' | 'collar' | 'band' | 'dots' | 'apron' | 'stole'} [trim] @property {string} [trimColour]
 * @property {string} [held] drawn before the near arm, in the figure's own units
 * @property {boolean} [flip] @property {Partial<Pose>} [bend] joints that differ from the pose
 */

export const skins = ['#4b2d24', '#6b4030', '#8d583c', '#b57a54', '#d6a37c', '#efc8a8'];
const headSize = { adult: 1, teen: 1.1, child: 1.32, toddler: 1.55 };
const hems = { skirt: 0.72, dress: 0.62, robe: 0.97, trousers: 0, shorts: 0 };

/** @param {Point} a @param {Point} b @param {Point} c @param {number} t @returns {[Point, Point, Point]} the part of the bent line up to share t */
const partOf = (a, b, c, t) => (t <= 0.5 ? [a, along(a, b, 0.5), along(a, b, t * 2)] : [a, b, along(b, c, t * 2 - 1)]);

/** @param {Point} foot @param {boolean} sideways @param {string} colour */
const shoe = ([x, y], sideways, colour) =>
  path(sideways ? d`M${x - 7} ${y + 3}v-8q8-1 12 4q8 0 9 4z` : d`M${x - 8} ${y + 3}q0-9 8-9t8 9z`, colour);

/** @param {Pose} pose @param {Required<Pick<Looks, 'build' | 'top'>>} looks */
const torso = (pose, { build, top }) => {
  const { neck, hip, view } = pose;
  const [vx, vy] = across(hip, neck);
  const width = view === 'side' ? 0.74 : 1;
  /** @param {number} t @param {number} w @returns {Point} */
  const at = (t, w) => {
    const [x, y] = along(neck, hip, t);
    return [x + vx * w, y + vy * w];
  };
  const [shoulder, waist, seat] = [22 * width * Math.min(build, 1.15), 17 * width * build ** 1.4, 19 * width * build];
  const round = build > 1.15 ? 1.22 : 1;
  const side = (/** @type {number} */ s) => ({
    n: at(-0.02, 8 * s),
    c: at(0, shoulder * 0.9 * s),
    s: at(0.24, shoulder * s),
    w: at(0.65, waist * round * s),
    h: at(1.12, seat * s),
  });
  const [l, r] = [side(-1), side(1)];
  const outline = d`M${l.n[0]} ${l.n[1]}Q${l.c[0]} ${l.c[1]} ${l.s[0]} ${l.s[1]}Q${l.w[0]} ${l.w[1]} ${l.h[0]} ${l.h[1]}L${r.h[0]} ${r.h[1]}Q${r.w[0]} ${r.w[1]} ${r.s[0]} ${r.s[1]}Q${r.c[0]} ${r.c[1]} ${r.n[0]} ${r.n[1]}Z`;
  return { l, r, at, outline: path(outline, top), seat };
};

/** @param {Pose} pose @param {Looks['wear']} wear @param {string} colour @param {number} seat */
const drape = (pose, wear, colour, seat) => {
  const hem = hems[wear ?? 'trousers'];
  if (!hem) return '';
  const [hipL, hipR] = [
    [pose.hip[0] - seat, pose.hip[1] - 6],
    [pose.hip[0] + seat, pose.hip[1] - 6],
  ];
  const bent = Math.abs(pose.legF[0][1] - pose.hip[1]) < 30 || Math.abs(pose.legF[0][0] - pose.legF[1][0]) > 30;
  if (bent) {
    const [a, b, c] = partOf(pose.hip, pose.legF[0], pose.legF[1], Math.max(hem, 0.75));
    const [from, knee, end] = partOf(pose.hip, pose.legB[0], pose.legB[1], 0.75);
    return (
      path(limb([a[0], a[1] + 2], b, c, [18, 17, 15]), colour) +
      (pose.view === 'front' ? path(limb([from[0], from[1] + 2], knee, end, [18, 17, 15]), colour) : '')
    );
  }
  const far = (/** @type {[Point, Point]} */ leg) => partOf(pose.hip, leg[0], leg[1], hem)[2];
  const [left, right] = [far(pose.legB), far(pose.legF)].sort((a, b) => a[0] - b[0]);
  const flare = wear === 'robe' ? 17 : 15;
  return path(
    d`M${hipL[0]} ${hipL[1]}Q${left[0] - flare} ${(hipL[1] + left[1]) / 2} ${left[0] - flare} ${left[1]}Q${(left[0] + right[0]) / 2} ${Math.max(left[1], right[1]) + 9} ${right[0] + flare} ${right[1]}Q${right[0] + flare} ${(hipR[1] + right[1]) / 2} ${hipR[0]} ${hipR[1]}Z`,
    colour,
  );
};

/** @param {Looks['trim']} trim @param {string} colour @param {ReturnType<typeof torso>} body @param {Pose} pose */
const trimming = (trim, colour, { at }, pose) => {
  const line = (/** @type {number} */ t, /** @type {number} */ w) =>
    at(t, w)
      .map((v) => Math.round(v))
      .join(' ');
  const lean = pose.view === 'side' ? 9 : 0;
  if (trim === 'jacket')
    return path(
      `M${line(-0.02, 7 + lean)}L${line(0.55, 1 + lean)}L${line(1.1, 6 + lean)}L${line(1.1, lean - 6)}L${line(0.55, lean - 1)}L${line(-0.02, lean / 2 - 7)}Z`,
      colour,
    );
  if (trim === 'collar') return path(`M${line(-0.03, 8)}L${line(0.22, lean)}L${line(-0.03, -8)}Z`, colour);
  if (trim === 'band') return stroke(`M${line(0.42, -14)}L${line(0.42, 14)}`, colour, 7);
  if (trim === 'apron')
    return path(
      `M${line(0.2, 8)}L${line(0.2, -8)}L${line(0.6, -13)}L${line(1.5, -15)}L${line(1.5, 15)}L${line(0.6, 13)}Z`,
      colour,
    );
  if (trim === 'stole')
    return stroke(`M${line(0.02, 9)}L${line(0.95, 8)}M${line(0.02, -9)}L${line(0.95, -8)}`, colour, 5, {
      'stroke-linecap': 'butt',
    });
  if (trim === 'dots')
    return stroke(
      [
        [0.25, -8],
        [0.3, 6],
        [0.55, -2],
        [0.7, 9],
        [0.8, -9],
        [1, 1],
        [1.25, -11],
        [1.3, 9],
        [1.55, -2],
      ]
        .map(([t, w]) => `M${line(t, w)}h.1`)
        .join(''),
      colour,
      5,
    );
  return '';
};

/**
 * A figure standing at (x, y), `height` tall when upright.
 * @param {number} x @param {number} y @param {number} height @param {Looks} [looks]
 */
export const person = (x, y, height, looks = {}) => {
  const {
    skin = skins[2],
    hair = '#2b1d1f',
    style = 'short',
    top = ink.teal,
    bottom = ink.indigo,
    shoes = darker(bottom, 0.5),
    cloth = ink.gold,
    wear = 'trousers',
    sleeve = 'long',
    build = 1,
    age = 'adult',
    trim,
    trimColour = ink.cream,
    held = '',
    flip = false,
  } = looks;
  const preset = poses[looks.pose ?? 'stand'];
  /** @type {Pose} */
  const pose = { ...preset, ...(looks.view && { view: looks.view }), ...looks.bend };
  const side = pose.view === 'side';
  const body = torso(pose, { build, top });
  const skirted = hems[wear] > 0;
  const cloths = wear === 'dress' || wear === 'robe' ? top : bottom;

  const legs = [pose.legB, pose.legF].map(([knee, foot], i) => {
    const colour = i || !side ? bottom : darker(bottom, 0.2);
    const from = /** @type {Point} */ ([pose.hip[0] + (side ? 0 : (i ? 9 : -9) * build), pose.hip[1]]);
    const bare = skirted || wear === 'shorts';
    const leg = path(limb(from, knee, foot, bare ? [9, 7, 4.5] : [11 * build, 9.5 * build, 7]), bare ? skin : colour);
    const shorts =
      wear === 'shorts'
        ? path(
            limb(.../** @type {[Point, Point, Point]} */ (partOf(from, knee, foot, 0.55)), [12 * build, 12, 12]),
            colour,
          )
        : '';
    return leg + shorts + shoe(foot, side, shoes);
  });

  const arm = (/** @type {[Point, Point]} */ [elbow, hand], /** @type {number} */ s, /** @type {string} */ colour) => {
    const from = body.at(0.15, (side ? 2 : 17 * Math.min(build, 1.15)) * s);
    const whole = path(limb(from, elbow, hand, [7.5 * build ** 0.5, 6.5, 4.5]), sleeve === 'long' ? colour : skin, {
      stroke: sleeve === 'long' ? colour : skin,
      'stroke-width': 1.5,
    });
    const cuff =
      sleeve === 'short'
        ? path(limb(.../** @type {[Point, Point, Point]} */ (partOf(from, elbow, hand, 0.42)), [9, 9, 9.5]), colour)
        : '';
    return whole + cuff + circle(hand[0], hand[1], 5.6, skin);
  };
  const armB = arm(pose.armB, -1, side ? darker(top, 0.16) : top);
  const armF = arm(pose.armF, 1, mix(top, '#fff4e2', 0.07));

  const size = headSize[age];
  /** @type {import('./hair.mjs').Hair} */
  const locks = hairStyles[style](pose.view, hair, cloth);
  const head = group(
    { transform: d`translate(${pose.neck[0]} ${pose.neck[1]})rotate(${pose.tilt})scale(${size})` },
    rect(-6, -12, 12, 20, darker(skin, 0.16), { rx: 5 }),
    place(side ? 4 : 0, -23, (locks.behind ?? '') + face(pose.view, skin, looks) + (locks.over ?? '')),
  );
  const shade = path(
    d`M${body.l.n[0]} ${body.l.n[1]}Q${body.l.c[0]} ${body.l.c[1]} ${body.l.s[0]} ${body.l.s[1]}Q${body.l.w[0]} ${body.l.w[1]} ${body.l.h[0]} ${body.l.h[1]}L${body.at(1.12, -3)[0]} ${body.at(1.12, -3)[1]}Q${body.at(0.6, -8)[0]} ${body.at(0.6, -8)[1]} ${body.l.n[0]} ${body.l.n[1]}Z`,
    ink.ink,
    { opacity: 0.1 },
  );

  const behindFirst = pose.view === 'back';
  const dressed = [
    legs[0],
    legs[1],
    drape(pose, wear, cloths, body.seat),
    body.outline,
    shade,
    trimming(trim, trimColour, body, pose),
  ];
  const figure = behindFirst ? [held, armB, armF, ...dressed, head] : [armB, ...dressed, head, held, armF];
  return place(x, y, figure.join(''), { scale: height / 200, flip });
};

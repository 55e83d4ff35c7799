/** @typedef {import('../pen/curve.mjs').Point} Point */
/**
 * Joints of a figure 200 units tall, feet at the origin, facing right. `F` limbs are nearer to us.
 * @typedef {object} Pose
 * @property {'front' | 'side' | 'back'} view
 * @property {Point} hip
 * @property {Point} neck
 * @property {number} tilt of the head, degrees
 * @property {[Point, Point]} armB elbow and hand
 * @property {[Point, Point]} armF
 * @property {[Point, Point]} legB knee and foot
 * @property {[Point, Point]} legF
 */

/** @type {Pose} */
const stand = {
  view: 'front',
  hip: [0, -92],
  neck: [0, -152],
  tilt: 0,
  armB: [
    [-31, -118],
    [-28, -90],
  ],
  armF: [
    [31, -118],
    [28, -90],
  ],
  legB: [
    [-11, -46],
    [-11, -3],
  ],
  legF: [
    [11, -46],
    [12, -3],
  ],
};

/** @type {Pose} */
const sideways = {
  ...stand,
  view: 'side',
  armB: [
    [10, -118],
    [14, -92],
  ],
  armF: [
    [-6, -118],
    [0, -90],
  ],
  legB: [
    [-4, -46],
    [-8, -3],
  ],
  legF: [
    [5, -46],
    [4, -3],
  ],
};

/** @type {Pose} */
const sit = {
  ...sideways,
  hip: [0, -58],
  neck: [2, -119],
  armB: [
    [20, -88],
    [36, -68],
  ],
  armF: [
    [14, -86],
    [34, -66],
  ],
  legB: [
    [44, -58],
    [46, -3],
  ],
  legF: [
    [40, -54],
    [36, -3],
  ],
};

/** @type {Pose} */
const floor = {
  ...stand,
  hip: [0, -20],
  neck: [0, -80],
  armB: [
    [-32, -48],
    [-26, -22],
  ],
  armF: [
    [32, -48],
    [26, -22],
  ],
  legB: [
    [-46, -18],
    [8, -5],
  ],
  legF: [
    [46, -18],
    [-10, -4],
  ],
};

/** @type {Pose} */
const kneel = {
  ...sideways,
  hip: [-8, -46],
  neck: [0, -106],
  tilt: 14,
  armB: [
    [18, -74],
    [28, -92],
  ],
  armF: [
    [14, -72],
    [27, -91],
  ],
  legB: [
    [20, -8],
    [-26, -5],
  ],
  legF: [
    [16, -6],
    [-32, -4],
  ],
};

/** @satisfies {Record<string, Pose>} */
export const poses = {
  stand,
  sideways,
  sit,
  floor,
  kneel,
  wave: {
    ...stand,
    tilt: 5,
    armF: [
      [44, -140],
      [46, -180],
    ],
  },
  open: {
    ...stand,
    armB: [
      [-42, -124],
      [-64, -116],
    ],
    armF: [
      [42, -124],
      [64, -116],
    ],
  },
  welcome: {
    ...stand,
    tilt: 4,
    armF: [
      [42, -122],
      [66, -124],
    ],
  },
  hips: {
    ...stand,
    tilt: -5,
    armB: [
      [-44, -120],
      [-22, -98],
    ],
    armF: [
      [44, -120],
      [22, -98],
    ],
  },
  raise: {
    ...stand,
    tilt: -4,
    armB: [
      [-40, -168],
      [-34, -208],
    ],
    armF: [
      [40, -168],
      [34, -208],
    ],
  },
  raiseWide: {
    ...stand,
    tilt: 4,
    armB: [
      [-44, -160],
      [-58, -196],
    ],
    armF: [
      [44, -160],
      [58, -196],
    ],
  },
  raiseOne: {
    ...stand,
    tilt: 6,
    armB: [
      [-30, -116],
      [-8, -122],
    ],
    armF: [
      [38, -170],
      [36, -210],
    ],
  },
  clasp: {
    ...stand,
    tilt: 8,
    armB: [
      [-31, -114],
      [-3, -120],
    ],
    armF: [
      [31, -114],
      [3, -120],
    ],
  },
  heart: {
    ...stand,
    tilt: -7,
    armB: [
      [-31, -118],
      [-28, -90],
    ],
    armF: [
      [30, -112],
      [-2, -128],
    ],
  },
  clap: {
    ...stand,
    tilt: 6,
    armB: [
      [-32, -122],
      [-4, -138],
    ],
    armF: [
      [32, -122],
      [4, -138],
    ],
  },
  hold: {
    ...stand,
    armB: [
      [-32, -112],
      [-12, -112],
    ],
    armF: [
      [32, -112],
      [12, -112],
    ],
  },
  carry: {
    ...stand,
    tilt: 10,
    armB: [
      [-30, -114],
      [4, -116],
    ],
    armF: [
      [32, -112],
      [-6, -106],
    ],
  },
  around: {
    ...stand,
    tilt: 8,
    armB: [
      [-31, -118],
      [-28, -90],
    ],
    armF: [
      [34, -138],
      [62, -140],
    ],
  },
  aroundBoth: {
    ...stand,
    armB: [
      [-36, -140],
      [-62, -142],
    ],
    armF: [
      [36, -140],
      [62, -142],
    ],
  },
  handDown: {
    ...stand,
    tilt: 10,
    armF: [
      [34, -116],
      [44, -86],
    ],
  },
  handUp: {
    ...stand,
    tilt: 8,
    armF: [
      [34, -152],
      [40, -186],
    ],
  },
  walk: {
    ...sideways,
    hip: [0, -90],
    neck: [4, -150],
    armB: [
      [18, -120],
      [28, -100],
    ],
    armF: [
      [-12, -120],
      [-12, -94],
    ],
    legB: [
      [-6, -48],
      [-28, -6],
    ],
    legF: [
      [16, -50],
      [22, -3],
    ],
  },
  walkCarry: {
    ...sideways,
    hip: [0, -90],
    neck: [4, -150],
    armB: [
      [20, -116],
      [40, -112],
    ],
    armF: [
      [12, -112],
      [38, -108],
    ],
    legB: [
      [-6, -48],
      [-28, -6],
    ],
    legF: [
      [16, -50],
      [22, -3],
    ],
  },
  walkHand: {
    ...sideways,
    hip: [0, -90],
    neck: [4, -150],
    tilt: 8,
    armB: [
      [20, -116],
      [36, -96],
    ],
    armF: [
      [-12, -120],
      [-12, -94],
    ],
    legB: [
      [-6, -48],
      [-26, -6],
    ],
    legF: [
      [14, -50],
      [20, -3],
    ],
  },
  run: {
    ...sideways,
    hip: [0, -90],
    neck: [14, -148],
    tilt: -4,
    armB: [
      [34, -132],
      [48, -154],
    ],
    armF: [
      [-12, -124],
      [-26, -104],
    ],
    legB: [
      [-14, -52],
      [-48, -40],
    ],
    legF: [
      [26, -58],
      [26, -8],
    ],
  },
  jump: {
    ...stand,
    tilt: 6,
    armB: [
      [-42, -164],
      [-46, -204],
    ],
    armF: [
      [42, -164],
      [46, -204],
    ],
    legB: [
      [-20, -54],
      [-34, -18],
    ],
    legF: [
      [22, -60],
      [10, -20],
    ],
  },
  reach: {
    ...sideways,
    neck: [5, -150],
    tilt: 4,
    armB: [
      [28, -128],
      [54, -126],
    ],
    armF: [
      [22, -122],
      [50, -118],
    ],
  },
  give: {
    ...sideways,
    neck: [8, -150],
    tilt: 10,
    armB: [
      [26, -118],
      [50, -112],
    ],
    armF: [
      [22, -114],
      [48, -106],
    ],
  },
  lookUp: {
    ...sideways,
    tilt: -16,
    armB: [
      [20, -132],
      [34, -156],
    ],
    armF: [
      [-8, -118],
      [-2, -90],
    ],
  },
  praiseUp: {
    ...sideways,
    neck: [-2, -152],
    tilt: -18,
    armB: [
      [26, -160],
      [38, -198],
    ],
    armF: [
      [20, -154],
      [30, -192],
    ],
  },
  point: {
    ...sideways,
    tilt: -6,
    armB: [
      [26, -142],
      [56, -158],
    ],
    armF: [
      [-8, -118],
      [-2, -90],
    ],
  },
  hug: {
    ...sideways,
    neck: [12, -150],
    tilt: 14,
    armB: [
      [28, -132],
      [46, -132],
    ],
    armF: [
      [26, -126],
      [50, -122],
    ],
  },
  bend: {
    ...sideways,
    hip: [-6, -92],
    neck: [34, -138],
    tilt: 24,
    armB: [
      [44, -108],
      [54, -82],
    ],
    armF: [
      [38, -104],
      [50, -76],
    ],
  },
  lectern: {
    ...stand,
    tilt: -4,
    armB: [
      [-38, -124],
      [-34, -104],
    ],
    armF: [
      [46, -136],
      [66, -162],
    ],
  },
  sing: {
    ...stand,
    tilt: -8,
    armB: [
      [-36, -118],
      [-44, -100],
    ],
    armF: [
      [30, -116],
      [9, -146],
    ],
  },
  strum: {
    ...stand,
    tilt: -10,
    armB: [
      [-34, -116],
      [-6, -104],
    ],
    armF: [
      [38, -116],
      [46, -122],
    ],
  },
  cane: {
    ...sideways,
    hip: [-4, -90],
    neck: [8, -146],
    tilt: 10,
    armB: [
      [24, -114],
      [32, -92],
    ],
    armF: [
      [0, -112],
      [6, -88],
    ],
    legB: [
      [-6, -46],
      [-10, -3],
    ],
  },
  sitReach: {
    ...sit,
    armB: [
      [24, -92],
      [52, -92],
    ],
    armF: [
      [20, -88],
      [48, -86],
    ],
  },
  sitPray: {
    ...sit,
    tilt: 16,
    armB: [
      [24, -84],
      [36, -96],
    ],
    armF: [
      [20, -82],
      [35, -96],
    ],
  },
  sitRaise: {
    ...sit,
    tilt: -10,
    armB: [
      [26, -128],
      [34, -166],
    ],
    armF: [
      [20, -124],
      [26, -162],
    ],
  },
  sitFront: {
    ...stand,
    hip: [0, -56],
    neck: [0, -116],
    armB: [
      [-30, -84],
      [-12, -66],
    ],
    armF: [
      [30, -84],
      [12, -66],
    ],
    legB: [
      [-15, -46],
      [-14, -3],
    ],
    legF: [
      [15, -46],
      [14, -3],
    ],
  },
  floorRaise: {
    ...floor,
    armB: [
      [-38, -94],
      [-36, -132],
    ],
    armF: [
      [32, -48],
      [26, -22],
    ],
  },
  floorHold: {
    ...floor,
    tilt: 8,
    armB: [
      [-32, -44],
      [-10, -40],
    ],
    armF: [
      [32, -44],
      [10, -40],
    ],
  },
  kneelReach: {
    ...kneel,
    neck: [6, -104],
    armB: [
      [32, -84],
      [54, -86],
    ],
    armF: [
      [28, -78],
      [52, -78],
    ],
  },
  kneelRaise: {
    ...kneel,
    tilt: -18,
    armB: [
      [24, -112],
      [34, -150],
    ],
    armF: [
      [18, -106],
      [26, -144],
    ],
  },
};

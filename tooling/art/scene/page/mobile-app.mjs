import { ink } from '../../pen/colour.mjs';
import { skins } from '../../people/person.mjs';
import { darker } from '../../pen/colour.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { susans } from '../../land/ground.mjs';

/** A hand holds a phone with a sunrise over the bay on it. @param {import('../../pen/canvas.mjs').Canvas} c */
export const mobileApp = (c) => {
  const skin = skins[2] ?? '#8d583c';
  c.add(
    rect(
      0,
      0,
      900,
      1100,
      c.linear([
        [0, '#f8e3b6'],
        [1, '#f6ddcf'],
      ]),
    ),
    circle(450, 470, 400, '#fff6dd', { opacity: 0.6 }),
  );
  susans(c, [
    [90, 900, 1.8],
    [180, 960, 1.4],
    [780, 930, 1.7],
    [850, 990, 1.3],
  ]);
  c.add(
    path(
      'M330 1100L350 900Q300 760 268 640q-14-60 22-66q34-4 50 52l60 120h180l60-120q18-56 50-52q36 8 22 66Q690 780 640 900l30 200z',
      darker(skin, 0.08),
    ),
  );
  c.add(
    group(
      { transform: 'rotate(-4 450 480)' },
      rect(268, 120, 364, 720, '#1b1a2e', { rx: 54 }),
      rect(
        286,
        138,
        328,
        684,
        c.linear([
          [0, '#8f8bc0'],
          [0.4, '#e3b3b4'],
          [0.62, '#f8d9a8'],
          [1, '#fdeccb'],
        ]),
        { rx: 40 },
      ),
      circle(450, 500, 84, ink.honey),
      circle(450, 500, 66, '#fff6dd', { opacity: 0.4 }),
      stroke('M450 372v-50M358 410l-34-34M542 410l34-34M322 500h-30M578 500h30', ink.gold, 10),
      path('M286 520Q370 490 450 520T614 516V700H286z', '#7fb3ba'),
      path('M286 560Q370 530 450 560T614 556V720H286z', '#4f8f96'),
      path('M286 620Q400 580 614 640V782q0 40-40 40H326q-40 0-40-40z', ink.forest),
      path('M420 540h64q-8 22-22 22h-28q-10 0-14-22z', ink.clay),
      path('M454 536V460q40 36 32 70z', ink.cream),
      rect(320, 690, 260, 40, '#fffaf0', { rx: 20, opacity: 0.9 }),
      rect(320, 744, 160, 40, ink.gold, { rx: 20 }),
      circle(548, 764, 20, ink.coral),
      rect(400, 152, 100, 22, '#1b1a2e', { rx: 11 }),
    ),
  );
  c.add(
    path('M268 640q-14-60 22-66q34-4 50 52l20 60q14 44-16 58q-28 10-44-24z', skin),
    path('M640 520q30-14 40 16t-20 46l-50 20q-34 8-40-20q-2-22 26-34z', skin),
    path('M656 600q32-10 40 20t-24 42l-56 18q-32 6-38-20q-2-22 26-32z', skin),
    path('M650 678q30-8 36 20t-24 38l-48 16q-32 4-36-20q0-22 24-30z', skin),
  );
};

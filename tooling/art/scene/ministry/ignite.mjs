import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect, stroke } from '../../pen/shape.mjs';
import { room, rug } from '../../place/room.mjs';
import { book } from '../../thing/table.mjs';

/** Children on a rug listen to a story about a boat. @param {import('../../pen/canvas.mjs').Canvas} c */
export const ignite = (c) => {
  room(c, { wall: '#a9cfd0', low: '#e8efdc', floor: '#c99a6c', line: 560 });
  c.add(
    rect(330, 80, 540, 320, '#fffaf0', { rx: 14 }),
    rect(350, 100, 500, 280, '#bfe0da'),
    path('M350 290q60-30 125 0t125 0t125 0t125 0v90H350z', ink.teal),
    path('M350 320q60-30 125 0t125 0t125 0t125 0v60H350z', ink.deep),
    path('M520 280h170q-16 44-50 44h-70q-36-4-50-44z', ink.clay),
    stroke('M606 280V140', ink.cocoa, 7),
    path('M614 150q74 50 60 116h-60z', ink.cream),
    circle(780, 160, 32, ink.honey),
  );
  rug(c, 600, 730, 560, ink.indigo, ink.dusk);
  c.add(rect(190, 520, 120, 180, ink.plum, { rx: 40 }));
  cast(c, [
    [
      250,
      730,
      430,
      {
        pose: 'sitReach',
        skin: skins[4],
        style: 'short',
        hair: '#5f3f33',
        top: ink.gold,
        bottom: ink.cocoa,
        beard: '#5f3f33',
        glasses: true,
      },
    ],
    [
      520,
      720,
      300,
      { pose: 'floorHold', skin: skins[0], style: 'braids', top: ink.coral, bottom: ink.indigo, age: 'child' },
    ],
    [
      720,
      700,
      300,
      { pose: 'floorRaise', skin: skins[3], style: 'bob', top: ink.sage, bottom: ink.deep, age: 'child' },
    ],
    [910, 726, 300, { pose: 'floor', skin: skins[1], style: 'crop', top: ink.butter, bottom: ink.clay, age: 'child' }],
    [
      620,
      796,
      310,
      {
        pose: 'floor',
        view: 'back',
        skin: skins[5],
        style: 'pony',
        hair: '#c98a5e',
        top: ink.teal,
        bottom: ink.plum,
        age: 'child',
      },
    ],
    [
      820,
      800,
      310,
      { pose: 'floor', view: 'back', skin: skins[2], style: 'afro', top: ink.rose, bottom: ink.indigo, age: 'child' },
    ],
    [
      1060,
      796,
      300,
      {
        pose: 'floorHold',
        skin: skins[4],
        style: 'curls',
        hair: '#8a5a3c',
        top: ink.dusk,
        bottom: ink.deep,
        age: 'child',
      },
    ],
  ]);
  c.add(book(366, 556, 0.9, ink.clay));
};

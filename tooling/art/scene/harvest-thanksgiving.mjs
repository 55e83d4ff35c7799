import { ink } from '../pen/colour.mjs';
import { circle, group, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { hall } from '../place/hall.mjs';
import { basket, bread, corn, jarOfFlowers, pumpkin, table } from '../thing/table.mjs';

/** Families carry baskets of corn, pumpkins and bread toward a sunlit altar. @param {import('../pen/canvas.mjs').Canvas} c */
export const harvestThanksgiving = (c) => {
  hall(c, { wall: '#f9dfae', low: '#e2a86e', floor: '#9b6243', light: 0.7, line: 620, windows: [420, 800, 1180] });
  c.add(
    circle(
      800,
      330,
      330,
      c.radial([
        [0, '#fff8e3', 1],
        [1, '#fff8e3', 0],
      ]),
    ),
    rect(788, 150, 24, 240, ink.clay, { rx: 6 }),
    rect(726, 214, 148, 24, ink.clay, { rx: 6 }),
  );
  c.add(
    table(800, 610, 560, 150),
    pumpkin(600, 602, 1.1),
    corn(690, 604, 1.1),
    bread(780, 602),
    jarOfFlowers(870, 602),
    pumpkin(960, 602, 0.9),
    corn(1030, 604),
    pumpkin(520, 760, 1.2),
    basket(1080, 770, 1.2),
    corn(1170, 770, 1.2),
    corn(450, 764, 1.2),
  );
  c.add(
    person(250, 850, 370, {
      pose: 'walkCarry',
      skin: skins[1],
      style: 'short',
      top: ink.indigo,
      bottom: '#3a2f37',
      held: group({ transform: 'translate(44 -94)scale(.8)' }, basket(0, 0)),
    }),
    person(380, 856, 230, {
      pose: 'walkHand',
      skin: skins[2],
      style: 'puffs',
      top: ink.coral,
      wear: 'dress',
      age: 'child',
    }),
    person(1350, 850, 366, {
      pose: 'walkCarry',
      skin: skins[4],
      style: 'bob',
      hair: '#8a5a3c',
      top: ink.forest,
      wear: 'dress',
      flip: true,
      held: group({ transform: 'translate(44 -92)scale(.9)' }, pumpkin(0, 0)),
    }),
    person(1220, 858, 226, {
      pose: 'walkCarry',
      skin: skins[5],
      style: 'crop',
      hair: '#b9773c',
      top: ink.gold,
      bottom: ink.deep,
      age: 'child',
      flip: true,
      held: group({ transform: 'translate(42 -94)scale(.6)' }, bread(0, 0)),
    }),
  );
};

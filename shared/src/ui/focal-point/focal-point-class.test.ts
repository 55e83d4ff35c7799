import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { focalPointClass } from './focal-point-class.ts';

it.each([
  [{ x: 0, y: 100 }, 'point x0 y100'],
  [{ x: 23.4, y: 86 }, 'point x20 y90'],
])('is the step that is next to a point: %j', (point, expected) => {
  expect(focalPointClass(point)).toBe(expected);
});

it.each([null, undefined, { x: 50, y: 50 }, { x: 48, y: 54 }])('is none for the middle: %j', (point) => {
  expect(focalPointClass(point)).toBeUndefined();
});

it('is in the stylesheet, each step but the middle', () => {
  const css = readFileSync(join(__dirname, 'focal-point.module.css'), 'utf8');
  for (const axis of ['x', 'y'])
    for (let percent = 0; percent <= 100; percent += 10)
      expect(css.includes(`.${axis}${percent} {\n    --focal-${axis}: ${percent}%;`)).toBe(percent !== 50);
});

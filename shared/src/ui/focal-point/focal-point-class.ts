import styles from './focal-point.module.css';

/** The part of a picture that stays where the rest is cut off: percent from its left and its top edge. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const STEP = 10;

const step = (percent: number) => Math.round(percent / STEP) * STEP;

/** Class of an `<img>` with `object-fit: cover`, in steps of 10 %; undefined for the middle, where a browser cuts anyway. */
export function focalPointClass(point: FocalPoint | null | undefined): string | undefined {
  const [x, y] = point ? [step(point.x), step(point.y)] : [50, 50];
  if (x === 50 && y === 50) return undefined;
  return [styles.point, styles[`x${x}`], styles[`y${y}`]].filter(Boolean).join(' ');
}

import { useEffect, useState } from 'react';

/**
 * How many of the items of a list were laid out once, from two frames after they came. Only then may those out of view be
 * skipped (`content-visibility: auto` with `contain-intrinsic-size: auto`): the browser remembers their height, so nothing
 * moves, and the place to which Back scrolls is where it was.
 */
export function useSettled(count: number): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(count));
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return Math.min(settled, count);
}

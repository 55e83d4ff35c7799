import { type RemainingTime, toRemainingTime } from './remaining-time.ts';
import { startTicking } from './start-ticking.ts';

export const COUNTDOWN = 'event-countdown';

/** Counts down to the moment in `data-target`. Each digit's place says its unit (`data-unit`). @returns how to stop */
export function runCountdown(element: HTMLElement): () => void {
  const places = element.querySelectorAll<HTMLElement>('[data-unit]');
  return startTicking(Date.parse(element.dataset.target ?? ''), (remaining) => {
    const time = toRemainingTime(remaining);
    for (const place of places) {
      const digits = String(time[place.dataset.unit as keyof RemainingTime]);
      if (place.textContent !== digits) place.textContent = digits;
    }
  });
}

import type { PendingForm } from '../queue/staff-desk.ts';

/** `2 wait, 1 held, 1 refused`; empty when there is none. */
export function countsOf(forms: readonly PendingForm[]): string {
  const count = (...states: PendingForm['state'][]) => forms.filter(({ state }) => states.includes(state)).length;
  const counts = [
    [count('waiting', 'delivering'), 'waiting'],
    [count('held'), 'held'],
    [count('refused'), 'refused'],
  ] as const;
  return counts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ');
}

import type { ReleaseEntry } from '../../table/release-table.ts';
import { churchTime } from './church-time.ts';
import { percent } from './percent.ts';

/** What comes next of a rollout: `next step 25 % at Nov 21, 2:05 PM EST, then 100 %`. Empty when nothing does. */
export function planWords({ plan, paused }: ReleaseEntry): string {
  if (paused !== undefined) return `paused: ${paused}`;
  const [next, ...later] = plan?.steps ?? [];
  if (!plan || next === undefined) return '';
  const then = later.map((step) => `, then ${percent(step)}`).join('');
  return `next step ${percent(next)} at ${churchTime(new Date(plan.next))}${then}`;
}

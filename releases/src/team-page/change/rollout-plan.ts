import { MAX_STEPS, YEAR_SECONDS } from '../../api/rollout-routes.ts';
import type { Rollout } from '../../table/changes/start-rollout.ts';

export type RolloutPlan = Pick<Rollout, 'steps' | 'every' | 'wait'>;

/** A plan as a person types it. */
export type TypedPlan = Readonly<Record<'steps' | 'every' | 'wait', string>>;

/** For a church's quiet site: with too few visitors its own visits decide. */
export const USUAL_PLAN: TypedPlan = { steps: '10, 50, 100', every: '1 day', wait: '' };

/** What is wrong with a field, why, and how to mend it. */
export type PlanFaults = Readonly<Partial<Record<keyof TypedPlan, string>>>;

export type PlanReading =
  { readonly ok: true; readonly plan: RolloutPlan } | { readonly ok: false; readonly faults: PlanFaults };

/** Reads all three fields, so that a person sees every fault at once. */
export function readPlan(typed: TypedPlan): PlanReading {
  const [steps, every, wait] = [readSteps(typed.steps), readTime(typed.every), readWait(typed.wait)];
  if (typeof steps !== 'string' && typeof every !== 'string' && typeof wait !== 'string')
    return { ok: true, plan: { steps, every, ...(wait === null ? {} : { wait }) } };
  const faults = Object.entries({ steps, every, wait }).filter(([, value]) => typeof value === 'string');
  return { ok: false, faults: Object.fromEntries(faults) };
}

/** As {@link readTime}; null when the step is not to wait. */
function readWait(text: string): number | string | null {
  return text.trim() === '' ? null : readTime(text);
}

const EXAMPLE = `Write for example ${USUAL_PLAN.steps}.`;

/** The shares, or what is wrong with them. */
function readSteps(text: string): readonly number[] | string {
  const words = text.split(/[\s,;%]+/).filter((word) => word !== '');
  if (words.length === 0) return `No step is given, so nobody would get the release. ${EXAMPLE}`;
  if (words.length > MAX_STEPS)
    return `These are ${words.length} steps, and a rollout has ${MAX_STEPS} at most. Leave some out.`;
  const odd = words.find((word) => !/^\d{1,3}(\.\d{1,2})?$/.test(word) || Number(word) > 100 || Number(word) === 0);
  if (odd !== undefined)
    return `“${odd.slice(0, 30)}” is no share of the visitors. A step is a number above 0 and up to 100, with at most two decimals. ${EXAMPLE}`;
  const steps = words.map(Number);
  const less = steps.findIndex((step, index) => index > 0 && step <= (steps[index - 1] ?? 0));
  if (less === -1) return steps;
  const ordered = [...new Set(steps)].sort((a, b) => a - b).join(', ');
  return `${steps[less]} comes after ${steps[less - 1]}, but each step gives the release more visitors than the one before. In order they are ${ordered}.`;
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 7 * 86_400 };
const TIME = /^(\d{1,8})\s*(?:([smhdw])|(second|minute|hour|day|week)s?|(min|h)\.?)$/i;

/** Seconds of `10 minutes`, `2 h` or `7 days`; or what is wrong with the text. */
function readTime(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return 'No time is given. Write for example 12 hours, 1 day or 1 week.';
  const [, count = '', ...names] = TIME.exec(trimmed) ?? [];
  const unit = names.find((name) => name !== undefined)?.[0]?.toLowerCase() ?? '';
  const seconds = Number(count) * (UNITS[unit] ?? 0);
  if (seconds === 0)
    return `“${trimmed.slice(0, 30)}” is not understood as a time. Write a number and a word: 30 minutes, 12 hours, 1 day, 1 week.`;
  return seconds <= YEAR_SECONDS
    ? seconds
    : `“${trimmed}” is longer than a year, the longest time that a rollout can plan. Write less.`;
}

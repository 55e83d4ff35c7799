import { InvalidArgumentError } from 'commander';

export function countArgument(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Seconds of `90s`, `10m`, `2h` or `1d`. */
export function durationArgument(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? NaN);
  if (seconds >= 1) return seconds;
  throw new InvalidArgumentError('It must be a time such as 30s, 10m, 2h or 1d.');
}

/** A share of visitors, 0 to 100, rounded to a hundredth of a percent. */
export function shareArgument(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d{1,2})?$/.test(text) && value <= 100) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 100 with at most two decimals.');
}

/** The steps of `1,5,25,100`. */
export function stepsArgument(text: string): readonly number[] {
  const steps = text.split(',').map((step) => shareArgument(step.trim()));
  if (steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))) return steps;
  throw new InvalidArgumentError('Each step must be more than the one before it.');
}

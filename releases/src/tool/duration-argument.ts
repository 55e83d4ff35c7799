import { InvalidArgumentError } from 'commander';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** `90s`, `10m`, `2h`, `1d`, in seconds. */
export function durationArgument(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? NaN);
  if (seconds >= 1) return seconds;
  throw new InvalidArgumentError('It must be a time such as 30s, 10m, 2h or 1d.');
}

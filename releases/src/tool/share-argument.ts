import { InvalidArgumentError } from 'commander';

/** A share of visitors, 0 to 100, held to a hundredth of a percent. */
export function shareArgument(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d{1,2})?$/.test(text) && value <= 100) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 100 with at most two decimals.');
}

import { InvalidArgumentError } from 'commander';
import { shareArgument } from './share-argument.ts';

/** `1,5,25,100`. */
export function stepsArgument(text: string): readonly number[] {
  const steps = text.split(',').map((step) => shareArgument(step.trim()));
  if (steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))) return steps;
  throw new InvalidArgumentError('Each step must be more than the one before it.');
}

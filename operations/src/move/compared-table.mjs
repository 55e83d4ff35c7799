import { StepError } from '../process/step.mjs';
import { sumOf } from './table-hash.mjs';

/** @typedef {import('./table-hash.mjs').ComparedPart} ComparedPart */

const HEADER = ['what', 'here', 'there', 'hash', ''];

/**
 * Both sides of a move as text: the parts of a site, and each table of the CMS that has rows. Throws when any differ.
 * @param {readonly ComparedPart[]} parts
 */
export function comparedTable(parts) {
  const filled = parts.filter(({ source, target }) => source.count + target.count > 0);
  const rows = [...filled, sumPart(parts)].map(({ part, source, target }) => [
    part,
    String(source.count),
    String(target.count),
    source.hash.slice(0, 12),
    isSame({ part, source, target }) ? '✓' : `✗ ${target.hash.slice(0, 12)}`,
  ]);
  const widths = HEADER.map((_, index) => Math.max(...[HEADER, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const text = [HEADER, ...rows].map(line).join('\n');
  const odd = parts.filter((part) => !isSame(part));
  if (odd.length === 0) return text;
  throw new StepError(
    `${text}\n\nNot the same on both sides: ${odd.map(({ part }) => part).join(', ')}. Run this again.`,
  );
}

/** @param {readonly ComparedPart[]} parts @returns {ComparedPart} */
function sumPart(parts) {
  return {
    part: 'all',
    source: sumOf(parts.map(({ source }) => source)),
    target: sumOf(parts.map(({ target }) => target)),
  };
}

/** @param {ComparedPart} part */
function isSame({ source, target }) {
  return source.count === target.count && source.hash === target.hash;
}

import { advice } from '../../finding';
import type { LintedHeading } from '../../linted-entry';
import type { Rule } from '../../rule';

const isOfOneText = (a: LintedHeading, b: LintedHeading) => a.path.join('.') === b.path.join('.');

/** People who hear a page go through it by its headings: after a level comes the next one, or any above. */
export const headingLevelSkipped: Rule = ({ headings }) =>
  headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    if (!before || !isOfOneText(before, heading) || heading.level <= before.level + 1) return [];
    return [
      advice(heading, {
        what: `The heading “${heading.text}” is of level ${heading.level}, and the one before it of level ${before.level}.`,
        mend: `Choose “Heading ${before.level + 1}” for it.`,
      }),
    ];
  });

import type { MarkupFault } from './markup-faults.ts';

interface Unknown {
  /** The checker's own words. */
  readonly said: string;
  /** In the text around. */
  readonly near: RegExp;
  readonly why: string;
}

/** What is valid and the checker does not know yet. An entry that is not met any more has to go. */
export const UNKNOWN_TO_CHECKER: readonly Unknown[] = [
  {
    said: "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
    near: /view-transition-name:/,
    why: 'CSS View Transitions 1',
  },
  {
    said: 'CSS: Parse Error.',
    near: /::view-transition-(group|new|old)\(\*\)/,
    why: 'CSS View Transitions 1: pseudo-elements with an argument',
  },
  {
    said: "CSS: “container-type”: Property “container-type” doesn't exist.",
    near: /container-type:inline-size/,
    why: 'CSS Conditional Rules 5: container queries',
  },
  { said: 'CSS: Unrecognized at-rule “@container”', near: /@container/, why: 'CSS Conditional Rules 5' },
  { said: 'CSS: “gap”: Parse Error.', near: /2cqi/, why: 'CSS Conditional Rules 5: units of a container' },
  { said: 'CSS: “font-size”: Parse Error.', near: /4cqi/, why: 'CSS Conditional Rules 5: units of a container' },
  {
    said: 'CSS: “inline-size”: Invalid type: “var(--space-16), 16%, var(--space-24)”.',
    near: /clamp\(var\(--space-16\),\s*16%/,
    why: 'CSS Values 4: it does not look into a variable that stands beside a percentage',
  },
];

export function isMeant({ said, around }: MarkupFault, unknown: Unknown): boolean {
  return said === unknown.said && unknown.near.test(around);
}

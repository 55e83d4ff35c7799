import type { Finding } from './finding';
import type { LintedEntry } from './linted-entry';
import { RULES } from './rules';
import type { SiteFacts } from './site-facts';

const isWrong = ({ severity }: Finding) => severity === 'wrong';

/** Everything that is to be mended in an entry, what would be wrong on the site first. */
export function lint(entry: LintedEntry, facts: SiteFacts): Finding[] {
  const findings = Object.values(RULES).flatMap((rule) => rule(entry, facts));
  return [...findings.filter(isWrong), ...findings.filter((finding) => !isWrong(finding))];
}

import type { Finding } from './finding';
import type { LintedEntry } from './linted-entry';
import type { SiteFacts } from './site-facts';

/** Looks for one kind of mistake. It knows the clock, the database and the site by the facts alone. */
export type Rule = (entry: LintedEntry, facts: SiteFacts) => Finding[];

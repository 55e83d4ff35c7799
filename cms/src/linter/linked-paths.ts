import type { LintedEntry } from './linted-entry';
import { targetOf } from './reading/link-target';

/** The pages of the site to which an entry leads. */
export const linkedPaths = ({ links }: LintedEntry, siteOrigin: string | null): string[] =>
  links.flatMap(({ address }) => {
    const target = targetOf(address, siteOrigin);
    return target.kind === 'page' ? [target.path] : [];
  });

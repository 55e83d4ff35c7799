import { advice, instead, wrong } from '../../finding';
import type { LintedLink } from '../../linted-entry';
import { targetOf } from '../../reading/link-target';
import type { Rule } from '../../rule';

const TRAILING = /[.,;:!"'”’>]+$/;

function mistakeIn(place: LintedLink, siteOrigin: string | null) {
  const { address } = place;
  const target = targetOf(address, siteOrigin);
  if (target.kind === 'malformed')
    return [wrong(place, { what: `“${address}” is no address that a browser can open.`, mend: target.mend })];
  if (target.kind !== 'web' || !TRAILING.test(address)) return [];
  return [
    advice(place, {
      what: `The address ends with “${TRAILING.exec(address)?.[0] ?? ''}”, which was hardly meant.`,
      mend: instead(address.replace(TRAILING, ''), address),
    }),
  ];
}

/** An address that leads nowhere, whatever is there. A field refuses what does not begin as an address does. */
export const malformedAddress: Rule = ({ links }, { siteOrigin }) =>
  links.flatMap((place) => (place.text === null && /\s/.test(place.address) ? [] : mistakeIn(place, siteOrigin)));

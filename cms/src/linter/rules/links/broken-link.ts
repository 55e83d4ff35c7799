import { wrong } from '../../finding';
import { targetOf } from '../../reading/link-target';
import type { Rule } from '../../rule';

/** A link to a page of the site that is not there. */
export const brokenLink: Rule = ({ links }, { siteOrigin, missingPaths }) =>
  links.flatMap((place) => {
    const target = targetOf(place.address, siteOrigin);
    if (target.kind !== 'page' || !missingPaths.has(target.path)) return [];
    return [
      wrong(place, {
        what: `The site has no page at “${target.path}”.`,
        mend: 'Open the page that you mean, and copy its address from the bar of your browser.',
      }),
    ];
  });

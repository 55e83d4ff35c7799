import { advice, instead } from '../../finding';
import type { Rule } from '../../rule';

/** An address that anybody on the way can read and change. */
export const plainHttp: Rule = ({ links }) =>
  links
    .filter(({ address }) => /^http:\/\/\S/i.test(address))
    .map((place) =>
      advice(place, {
        what: 'The address begins with http://, and browsers warn of it.',
        mend: instead(place.address.replace(/^http:/i, 'https:'), place.address),
      }),
    );

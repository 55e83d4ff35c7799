import { heading, paragraph, quote, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const harvestThanksgiving: SeededEvent = {
  slug: 'harvest-thanksgiving',
  title: 'Harvest Thanksgiving Service',
  type: null,
  starts: { on: 'Sunday', nth: 3, month: 11, inDays: -1, at: '10:00' },
  ends: null,
  venue: 'sanctuary',
  registerationLink: null,
  pictureText: 'Families carry baskets of corn, pumpkins and bread toward a sunlit altar',
  desc: () => [
    quote('Enter his gates with thanksgiving, and his courts with praise! (Psalm 100:4)'),
    paragraph(
      'On the third Sunday of November we brought, one by one, what the year had grown: tomatoes from the Harford Road ',
      'lot, a first paycheck, an ultrasound picture, a cane that is no longer needed.',
    ),
    heading(3, 'Thank you'),
    unordered(
      '1,240 pounds of food went to the pantry',
      '$6,318 was given for heating bills on our street',
      'Eighteen families signed up to host a meal',
    ),
  ],
};

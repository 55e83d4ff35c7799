import { bold, heading, italic, ordered, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const youthRetreat: SeededEvent = {
  slug: 'youth-retreat',
  title: 'Catalyst Youth Retreat',
  type: 'Youths',
  starts: { on: 'Friday', inDays: 59, at: '17:00' },
  ends: { daysLater: 2, at: '14:00' },
  venue: 'camp',
  registerationLink: 'https://events.soteriachurch.example/catalyst-retreat',
  pictureText: 'Young people with backpacks gather around a campfire beneath a sky full of stars',
  desc: () => [
    paragraph('Two nights, one lake, no homework. This year we ask what it means to be ', italic('sent'), '.'),
    heading(3, 'The plan'),
    ordered(
      'Friday: bus at 5:00 PM, capture the flag in the dark',
      'Saturday, the full day',
      unordered(
        'Morning: Jonah, the prophet who ran',
        'Afternoon: a hike around the lake, climbing wall, naps',
        'Night: campfire and open mic',
      ),
      'Sunday, the sending: worship, commissioning, home by 2:00 PM',
    ),
    heading(3, 'For parents'),
    paragraph(
      bold('Ages 13 to 18'),
      ' with signed permission; older Catalysts come as leaders. The cost is $90, less for brothers and sisters. ',
      'All leaders are background-checked, and a nurse stays on site.',
    ),
  ],
};

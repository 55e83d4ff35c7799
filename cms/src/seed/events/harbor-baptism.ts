import { bold, heading, link, ordered, paragraph } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const harborBaptism: SeededEvent = {
  slug: 'harbor-baptism',
  title: 'Baptism at the Bay',
  type: null,
  starts: { on: 'Sunday', inDays: 31, at: '13:00' },
  ends: null,
  venue: 'bay',
  registerationLink: 'https://events.soteriachurch.example/baptism',
  pictureText: 'A woman rises from the water of the Chesapeake Bay between two pastors while friends cheer',
  desc: () => [
    paragraph(
      'Eleven people have asked to be baptized, the youngest nine and the oldest eighty-two. Come and stand on the ',
      'shore with them. When they come up out of the water, we want the noise to carry to the other side of the bay.',
    ),
    heading(2, 'If it is your turn'),
    ordered(
      'Come from the Sunday service to the pavilion: we pray at 12:15',
      'Wear dark clothes, and bring a towel and something dry',
      'Tell your story in your own words: two minutes, or two sentences',
    ),
    paragraph(
      bold('Cold day?'),
      ' We have wetsuits, a heated tent and hot cider. Have questions first? ',
      link('Ask a pastor', '/connect/contact-us'),
      ', any time.',
    ),
  ],
};

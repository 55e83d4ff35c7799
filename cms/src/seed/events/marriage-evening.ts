import { heading, paragraph, quote, underline } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const marriageEvening: SeededEvent = {
  slug: 'marriage-evening',
  title: 'An Evening for Couples',
  type: null,
  starts: { on: 'Saturday', inDays: 24, at: '17:30' },
  ends: { daysLater: 0, at: '20:30' },
  venue: 'hall',
  registerationLink: 'https://events.soteriachurch.example/couples',
  change: {
    eventStatus: 'Moved online',
    statusNote: 'The hall’s boiler is being mended. We meet by video; dinner is what you cook together.',
    onlineLink: 'https://meet.soteriachurch.example/couples',
  },
  pictureText: 'Couples, young and old, dine by candlelight in a hall hung with lights',
  desc: () => [
    paragraph(
      'A Saturday dinner that you did not cook, at a table for two, with a question card between the courses. Pastors Emmanuel ',
      'and Grace Adeyemi, married for thirty-one years and still arguing about the thermostat, tell what they learned.',
    ),
    quote('Many waters cannot quench love, neither can floods drown it. (Song of Songs 8:7)'),
    heading(6, 'For whom'),
    paragraph(
      'Dating, engaged, newly married, long married, or barely speaking: all of you. ',
      underline('Childcare is free'),
      ', from babies to fifth grade; please tell us their ages when you register.',
    ),
  ],
};

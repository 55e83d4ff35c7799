import { type Block, paragraph } from '../blocks';
import type { SeededDay } from '../seeded-event';
import type { SeededVenueName } from '../seeded-venues';

interface SeededSeries {
  title: string;
  starts: SeededDay;
  /** How often it takes place, week after week. */
  weeks: number;
  /** Wall clock in Maryland, as Strapi stores it. */
  startTime: string;
  endTime: string;
  venue: SeededVenueName;
  /** The slug of a picture that is in the media library. */
  picture: string;
  /** `week` 0 is the first one. */
  cancelled: { week: number; note: string };
  desc: readonly Block[];
}

/** Behind the next events, which the home page shows, and before the last one. */
export const SEEDED_SERIES: SeededSeries = {
  title: 'Bible Study: The Gospel of Luke',
  starts: { on: 'Wednesday', inDays: 30 },
  weeks: 4,
  startTime: '19:00:00.000',
  endTime: '20:15:00.000',
  venue: 'hall',
  picture: 'bible-marathon',
  cancelled: { week: 2, note: 'The heating of the hall is being replaced. We read on a week later.' },
  desc: [
    paragraph(
      'Wednesday evenings with one gospel, one long table and a pot of tea. We read a chapter aloud, sit with it for a ',
      'while, and ask it what nobody asks in the middle of a sermon.',
    ),
    paragraph(
      'No evening needs the one before it: come to one, or to all of them. Bring any Bible, or take one of ours home.',
    ),
  ],
};

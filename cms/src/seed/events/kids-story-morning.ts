import { bold, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const kidsStoryMorning: SeededEvent = {
  slug: 'kids-story-morning',
  title: 'Story Morning for KINDLE',
  type: 'Children',
  starts: { on: 'Tuesday', inDays: 53, at: '09:30' },
  ends: { daysLater: 0, at: '10:45' },
  venue: null,
  registerationLink: null,
  pictureText: 'Toddlers on a round rug listen to a storyteller with a picture book and a lamb puppet',
  desc: () => [
    paragraph(
      'For everybody ',
      bold('under five'),
      ', and the laps they sit on. Miss Priya reads about the lamb that got lost, Mr. Dwayne does all the voices, ',
      'and the lamb itself will be hidden somewhere in the room.',
    ),
    unordered('Story and song', 'Finger paint (washable, we checked)', 'Apple slices and juice'),
    paragraph('We meet in the KINDLE room on the ground floor. Strollers may come all the way in.'),
  ],
};

import { bold, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const healthFair: SeededEvent = {
  slug: 'health-fair',
  title: 'Neighborhood Health Fair',
  type: null,
  starts: { on: 'Saturday', inDays: -20, at: '09:00' },
  ends: { daysLater: 0, at: '14:00' },
  venue: null,
  registerationLink: null,
  pictureText: 'A nurse checks the blood pressure of an older man at an outdoor stand while children watch',
  desc: () => [
    paragraph(
      'Nurses, dentists and pharmacists from our own pews gave a Saturday to the neighborhood. ',
      bold('Free, without insurance, without questions.'),
    ),
    unordered(
      '212 blood pressure and sugar checks',
      '64 vaccinations and 38 pairs of reading glasses',
      'Nine people found a family doctor who takes new patients',
    ),
    paragraph('If you could not come and need help to find care, call the church office: (410) 555-0142.'),
  ],
};

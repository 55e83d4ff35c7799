import { code, italic, paragraph, unordered } from '../blocks';
import type { SeededEvent } from '../seeded-event';

export const mensTrailHike: SeededEvent = {
  slug: 'mens-trail-hike',
  title: "Men's Trail Hike at Patapsco",
  type: 'Men',
  starts: { on: 'Saturday', nth: 3, inDays: 36, at: '08:00' },
  ends: { daysLater: 0, at: '12:00' },
  venue: 'patapsco',
  registerationLink: null,
  change: { eventStatus: 'Cancelled', statusNote: 'The river is over the path. We walk again in spring.' },
  pictureText: 'Men with packs cross a footbridge above a wooded Maryland river',
  desc: () => [
    paragraph(
      'Five miles along the river to Cascade Falls and back, at the pace of the slowest. Some of the best talks ',
      'happen when two men look at the path instead of at each other.',
    ),
    unordered(
      'Meet at the Avalon parking lot, shelter 104, ten minutes early',
      'Water, a snack and real shoes; dogs and teenage sons are welcome',
      'At the falls we read Psalm 42 and pray for one another',
    ),
    paragraph(
      'Radio channel on the trail: ',
      code('FRS 7'),
      '. ',
      italic('Light rain: we walk. Thunder: we have pancakes.'),
    ),
  ],
};

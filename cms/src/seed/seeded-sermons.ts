export interface SeededSermon {
  /** The name of its recording in seed/audio; its cover in seed/pictures is `sermon-<slug>`. */
  slug: string;
  title: string;
  preacher: string;
  /** What its cover shows; null: the recording has none, and the site shows its own. */
  coverText: string | null;
  /** Left out: it belongs to none. */
  series?: 'Light and Water';
  scripture?: string;
  description?: string;
  /** Where its parts begin, `M:SS`. */
  chapters?: readonly { start: string; title: string }[];
  /** Its transcript is beside its recording. */
  hasTranscript?: true;
  /** So is its video, in seed/video. */
  hasVideo?: true;
}

/** Newest first: one for each Sunday before the day of seeding. */
export const SEEDED_SERMONS: readonly SeededSermon[] = [
  {
    slug: 'light-from-the-east',
    title: 'Light from the East',
    preacher: 'Pastor Emmanuel Adeyemi',
    coverText: 'The sun rises over the Chesapeake Bay behind a lone sailboat',
    series: 'Light and Water',
    scripture: 'Isaiah 60:1–3',
    description:
      'Before the sun comes up over the Chesapeake, there is a moment when the water already knows. Isaiah tells a worn ' +
      'out people to arise and shine, not because they have found new strength, but because their light has come. Pastor ' +
      'Emmanuel opens our new series with good news for everybody who has been trying to be their own sunrise: the light ' +
      'is not your work, and it has not gone down since Easter morning.\n\n' +
      'Nobody makes the morning. What changes in a life, and in a church, that waits for it instead of working for it?',
    chapters: [
      { start: '0:00', title: 'Before sunrise' },
      { start: '0:12', title: 'Arise, shine' },
    ],
    hasTranscript: true,
    hasVideo: true,
  },
  {
    slug: 'the-well',
    title: 'The Woman Who Left Her Jar',
    preacher: 'Pastor Adaeze Okafor',
    coverText: 'A clay jar stands beside a stone well at noon',
    series: 'Light and Water',
    scripture: 'John 4:1–42',
  },
  {
    slug: 'walking-on-water',
    title: 'One Step Out of the Boat',
    preacher: 'Rev. Daniel Kim',
    coverText: 'A small boat on high waves, and a path of light across the water',
  },
  {
    slug: 'the-mustard-seed',
    title: 'Small Is Not Nothing',
    preacher: 'Pastor Grace Adeyemi',
    coverText: 'Birds rest in a wide tree that grew from one small seed',
  },
  {
    slug: 'psalm-23',
    title: 'A Table in the Valley',
    preacher: 'Elder Ruth Ann Kowalski',
    coverText: 'A shepherd leads sheep beside still water through a green valley',
  },
  {
    slug: 'good-samaritan',
    title: 'Who Went Down That Road?',
    preacher: 'Rev. Marcus Whitfield',
    coverText: null,
  },
  {
    slug: 'lamp-on-a-stand',
    title: 'A Lamp on a Stand',
    preacher: 'Minister Marisol Reyes',
    coverText: 'A lamp shines in the window of a rowhouse on a dark street',
  },
  {
    slug: 'the-vine',
    title: 'Stay',
    preacher: 'Pastor Emmanuel Adeyemi',
    coverText: 'A vine heavy with grapes winds along a wooden trellis',
  },
];

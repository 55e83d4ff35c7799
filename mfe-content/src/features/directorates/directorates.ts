import catalyst from '../../pictures/directorate-catalyst.svg';
import community from '../../pictures/directorate-community.svg';
import finance from '../../pictures/directorate-finance.svg';
import firstImpression from '../../pictures/directorate-first-impression.svg';
import flame from '../../pictures/directorate-flame.svg';
import media from '../../pictures/directorate-media.svg';
import missions from '../../pictures/directorate-missions.svg';
import operations from '../../pictures/directorate-operations.svg';
import prayer from '../../pictures/directorate-prayer.svg';
import retention from '../../pictures/directorate-retention-membership.svg';
import soKk from '../../pictures/directorate-so-kk.svg';
import socare from '../../pictures/directorate-socare.svg';
import worship from '../../pictures/directorate-worship-creative-arts.svg';

/** Specification, section 3. Its description is in descriptions.ts, which only the page of the directorates needs. */
export interface Directorate {
  readonly slug: string;
  readonly title: string;
  readonly imgUrl: string;
  /** What the picture shows. */
  readonly alt: string;
}

/** In the order of the specification (section 2); the first one is shown when none is chosen. */
export const DIRECTORATES: readonly [Directorate, ...Directorate[]] = [
  { slug: 'prayer', title: 'Prayer', imgUrl: prayer, alt: 'Three people praying in a circle before sunrise' },
  {
    slug: 'community',
    title: 'Community',
    imgUrl: community,
    alt: 'Neighbors sharing a block-party table between rowhouses',
  },
  {
    slug: 'first-impression',
    title: 'First Impression',
    imgUrl: firstImpression,
    alt: 'A greeter holding the door open for a family with an umbrella',
  },
  {
    slug: 'retention-membership',
    title: 'Retention & Membership',
    imgUrl: retention,
    alt: 'Two people at a welcome table, one of them writing a name tag',
  },
  {
    slug: 'worship-creative-arts',
    title: 'Worship & Creative Arts',
    imgUrl: worship,
    alt: 'A singer, a dancer with a ribbon and a drummer',
  },
  {
    slug: 'media',
    title: 'Media',
    imgUrl: media,
    alt: 'A woman at a camera and a man with headphones at the sound desk',
  },
  { slug: 'finance', title: 'Finance', imgUrl: finance, alt: 'Two people counting together over an open ledger' },
  {
    slug: 'operations',
    title: 'Operations',
    imgUrl: operations,
    alt: 'A man on a ladder changing a light while a woman sets out chairs',
  },
  { slug: 'missions', title: 'Missions', imgUrl: missions, alt: 'A globe, a suitcase and a ship on the bay' },
  { slug: 'so-kk', title: 'SO-KK', imgUrl: soKk, alt: 'Children building a tower of blocks with their teacher' },
  { slug: 'catalyst', title: 'Catalyst', imgUrl: catalyst, alt: 'Young people laughing on marble steps' },
  { slug: 'flame', title: 'FLAME', imgUrl: flame, alt: 'A couple with a child by the fireplace' },
  { slug: 'socare', title: 'SOCARE', imgUrl: socare, alt: "A man bringing soup to an older woman's door" },
];

const WITHOUT_PREFIX = 'catalyst';

/** 'Directorate of Media'; Catalyst has a name of its own (specification, section 2). */
export function fullTitle({ slug, title }: Pick<Directorate, 'slug' | 'title'>): string {
  return slug === WITHOUT_PREFIX ? title : `Directorate of ${title}`;
}

/** Where a directorate is shown: the slug travels in the address and in the navigation state. */
export function directorateLink(slug: string) {
  return { to: `/about-us/directorates#${slug}`, state: { slug } };
}

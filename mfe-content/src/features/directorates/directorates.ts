import type { Block, PageTexts } from 'shared/content';
import type { Drawing } from '../../parts/picture.ts';
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

/** A directorate (specification, section 3): staff write its title and its text, code adds the picture. */
export interface Directorate extends DirectorateName {
  readonly text: readonly Block[];
}

export interface DirectorateName {
  readonly slug: string;
  readonly title: string;
}

/** What the pictures show, by slug. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  prayer: { src: prayer, alt: 'Three people praying in a circle before sunrise' },
  community: { src: community, alt: 'Neighbors sharing a block-party table between rowhouses' },
  'first-impression': { src: firstImpression, alt: 'A greeter holding the door open for a family with an umbrella' },
  'retention-membership': { src: retention, alt: 'Two people at a welcome table, one of them writing a name tag' },
  'worship-creative-arts': { src: worship, alt: 'A singer, a dancer with a ribbon and a drummer' },
  media: { src: media, alt: 'A woman at a camera and a man with headphones at the sound desk' },
  finance: { src: finance, alt: 'Two people counting together over an open ledger' },
  operations: { src: operations, alt: 'A man on a ladder changing a light while a woman sets out chairs' },
  missions: { src: missions, alt: 'A globe, a suitcase and a ship on the bay' },
  'so-kk': { src: soKk, alt: 'Children building a tower of blocks with their teacher' },
  catalyst: { src: catalyst, alt: 'Young people laughing on marble steps' },
  flame: { src: flame, alt: 'A couple with a child by the fireplace' },
  socare: { src: socare, alt: "A man bringing soup to an older woman's door" },
};

/** The directorates among a page's parts. One that staff add has its slug from its title. */
export function directoratesIn({ parts }: PageTexts): Directorate[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'section') return [];
    const { key, title, text } = part;
    return [{ slug: key || title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'), title, text }];
  });
}

const WITHOUT_PREFIX = 'catalyst';

/** 'Directorate of Media'; Catalyst has a name of its own (specification, section 2). */
export function fullTitle({ slug, title }: DirectorateName): string {
  return slug === WITHOUT_PREFIX ? title : `Directorate of ${title}`;
}

/** Where a directorate is shown: the slug travels in the address and in the navigation state. */
export function directorateLink(slug: string) {
  return { to: `/about-us/directorates#${slug}`, state: { slug } };
}

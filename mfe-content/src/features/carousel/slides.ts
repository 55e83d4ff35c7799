import community from '../../pictures/slide-community.svg';
import welcome from '../../pictures/slide-welcome.svg';
import worship from '../../pictures/slide-worship.svg';

export interface Slide {
  readonly picture: string;
  /** What the picture shows: its alternative text, and what is announced when it comes up. */
  readonly description: string;
}

/** The hero's three slides (specification, section 1). */
export const SLIDES: readonly Slide[] = [
  {
    picture: welcome,
    description: 'Neighbors of all ages are greeted at the open doors of the church as the sun rises',
  },
  { picture: worship, description: 'The congregation sings together, hands lifted, with the choir and the band' },
  { picture: community, description: 'Church members share food and conversation on a street of Baltimore rowhouses' },
];

/** The drawings' own size; the layout keeps their shape before they arrive. */
export const SLIDE_SIZE = { width: 1600, height: 900 };

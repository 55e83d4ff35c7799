import blaze from '../../pictures/ministry-blaze.svg';
import ignite from '../../pictures/ministry-ignite.svg';
import kindle from '../../pictures/ministry-kindle.svg';

interface AgeGroup {
  readonly name: string;
  /** Specification, sections 2 and 9. */
  readonly ages: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}

export const AGE_GROUPS: readonly AgeGroup[] = [
  {
    name: 'KINDLE',
    ages: 'under 5',
    text: 'Soft blocks, songs with hands, one short story told three times, and somebody whose lap is free. Diapers are our business; you may stay as long as your child needs you.',
    picture: kindle,
    alt: 'Toddlers with building blocks, one of them on the lap of a teacher',
  },
  {
    name: 'IGNITE',
    ages: '5-9',
    text: 'The great stories of the Bible, acted, painted and argued about. Every child learns a psalm by heart before the summer, and nobody has to read aloud.',
    picture: ignite,
    alt: 'Children on a rug listening to a story about a boat',
  },
  {
    name: 'BLAZE',
    ages: '10-14',
    text: 'Questions about stars, friends, fear and God. We read the Gospel of Mark in a year, cook for the shelter once a month, and take the first steps toward Catalyst.',
    picture: blaze,
    alt: 'Older children with a telescope and lanterns under the first stars',
  },
];

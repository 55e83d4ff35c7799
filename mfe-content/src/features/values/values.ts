import warfare from '../../pictures/value-warfare.svg';
import witnessing from '../../pictures/value-witnessing.svg';
import word from '../../pictures/value-word.svg';
import worksOfService from '../../pictures/value-works-of-service.svg';
import worksOfTheHolySpirit from '../../pictures/value-works-of-the-holy-spirit.svg';
import worship from '../../pictures/value-worship.svg';

interface Value {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
}

/** Six of the seven have a card (specification, section 2). */
export const VALUE_CARDS: readonly Value[] = [
  {
    name: 'Word',
    text: 'We read Scripture together, all of it, and let it read us. Every sermon begins with a page and ends with a Monday.',
    picture: word,
  },
  {
    name: 'Worship',
    text: 'Loud or silent, in four languages, with hands up or in pockets. God is worth more than our taste in music.',
    picture: worship,
  },
  {
    name: 'Warfare',
    text: 'Ours is fought on the knees. We pray before we plan, at dawn and on Fridays, against what keeps people bound.',
    picture: warfare,
  },
  {
    name: 'Witnessing',
    text: 'One beggar telling another where there is bread. We speak of Jesus plainly, kindly, and when we are asked.',
    picture: witnessing,
  },
  {
    name: 'Works of the holy spirit',
    text: 'We expect God to act: to heal, to guide, to surprise us. And we test what we think we heard, together.',
    picture: worksOfTheHolySpirit,
  },
  {
    name: 'Works of service',
    text: 'Basin and towel. Whoever leads here stacks chairs, and the best of what we have goes out of the door.',
    picture: worksOfService,
  },
];

export const VALUE_NAMES = [...VALUE_CARDS.map(({ name }) => name), 'Wisdom'];

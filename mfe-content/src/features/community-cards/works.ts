import funInTheSun from '../../pictures/community-fun-in-the-sun.svg';
import outreaches from '../../pictures/community-outreaches.svg';
import vulnerablePeoples from '../../pictures/community-vulnerable-peoples.svg';

interface Work {
  readonly title: string;
  readonly to: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}

/** Titles and targets: specification, section 2. Only the first target has a page; `remote.json` says that the others are coming. */
export const WORKS: readonly Work[] = [
  {
    title: 'Outreaches / Community Engagement',
    to: '/community-engagement/outreaches',
    text: 'Groceries on the first Saturday, backpacks in August, coats in November, and somebody who asks how you are.',
    picture: outreaches,
    alt: 'Volunteers packing grocery bags on a street of rowhouses',
  },
  {
    title: 'July 4th Fun in the Sun',
    to: '/community-engagement/fun-in-the-sun',
    text: 'We close the street, turn on the sprinklers and cut a hundred watermelons. The whole neighborhood is invited.',
    picture: funInTheSun,
    alt: 'Families with watermelon and a sprinkler under bunting',
  },
  {
    title: 'Vulnerable Peoples Ministry and Service',
    to: '/community-engagement/vulnerable-peoples-ministry-and-service',
    text: 'Visits, rides and friendship for people who are easily overlooked: older neighbors, newcomers, those without a home.',
    picture: vulnerablePeoples,
    alt: 'A volunteer and an older man in a wheelchair looking over the harbor',
  },
];

import type { Block } from './blocks';
import type { SeededVenueName } from './seeded-venues';

/** A day counted from the day of seeding, and the wall clock in Maryland: `HH:MM`. */
export interface SeededMoment {
  inDays: number;
  at: string;
}

export interface SeededEvent {
  /** The name of its picture in seed/pictures. */
  slug: string;
  title: string;
  type: 'Men' | 'Women' | 'Children' | 'Youths' | null;
  starts: SeededMoment;
  ends: SeededMoment | null;
  venue: SeededVenueName | null;
  registerationLink: string | null;
  /** What its picture shows, for those who do not see it; null: the event has none. */
  pictureText: string | null;
  /** `picture` gives the uploaded file of another slug, for a picture inside the text. */
  desc(picture: (slug: string) => object): Block[];
}

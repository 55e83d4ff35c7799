import type { Place } from './finding';

export interface LintedText extends Place {
  /** A title or a name stands alone; prose has sentences; a heading stands in a text. */
  kind: 'title' | 'prose' | 'heading';
  text: string;
}

export interface LintedHeading extends Place {
  level: number;
  text: string;
}

export interface LintedLink extends Place {
  address: string;
  /** The words that are clicked; null for a field that holds an address. */
  text: string | null;
}

export interface LintedPicture extends Place {
  fileName: string;
  /** What is read to people who do not see it; '' for nothing. */
  text: string;
}

export interface LintedContact extends Place {
  kind: 'phone' | 'email';
  written: string;
}

/** What stands in an entry, sorted by what rules look at. */
export interface EntryParts {
  texts: LintedText[];
  headings: LintedHeading[];
  links: LintedLink[];
  pictures: LintedPicture[];
  contacts: LintedContact[];
}

/** An entry as the rules see it, whether it is stored or in a form that somebody fills in. */
export interface LintedEntry extends EntryParts {
  uid: string;
  /** Its fields as they are; in a form they may hold anything. */
  values: Readonly<Record<string, unknown>>;
  /** Visitors have never seen it. */
  isNew: boolean;
}

import type { Block } from '../fields/rich-text.ts';

/** How a list is drawn. */
export const LOOKS = ['Facts', 'Next steps', 'Questions', 'Columns'] as const;

/** One entry of a list. What is empty is ''. */
export interface PageItem {
  /** Names what code adds to it, as its drawing; '' for an entry that staff added. */
  readonly key: string;
  readonly title: string;
  /** A few words that stand apart: ages, a quotation. */
  readonly note: string;
  readonly text: string;
  /** Already one that a link may have. */
  readonly link: string;
}

interface Part<Kind extends string> {
  readonly kind: Kind;
  /** Names the part within its page; '' for a part that staff added. */
  readonly key: string;
}

/** The page's first words. */
export interface LeadPart extends Part<'lead'> {
  readonly text: string;
}

/** A heading and what there is to say. */
export interface SectionPart extends Part<'section'> {
  /** A few words above the title. */
  readonly eyebrow: string;
  readonly title: string;
  readonly text: readonly Block[];
}

export interface ListPart extends Part<'list'> {
  readonly look: (typeof LOOKS)[number];
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly PageItem[];
}

/** A sentence of the Bible. */
export interface VersePart extends Part<'verse'> {
  readonly text: string;
  /** 'Ephesians 2:10' */
  readonly source: string;
}

export type PagePart = LeadPart | SectionPart | ListPart | VersePart;

/** All that a page says. JSON: it travels with the document. */
export interface PageTexts {
  /** For search engines and shared links. */
  readonly description: string;
  /** In the order of the page; never empty. */
  readonly parts: readonly PagePart[];
}

import { fetchPageTexts, type PageName, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { anyPart } from './any-part.tsx';
import { type PartViews, PageParts } from './page-parts.tsx';

interface TextPageOptions extends PartViews {
  readonly name: PageName;
  /** The document's title. */
  readonly title: string;
}

/** A page whose words staff write, in their order; code adds its pictures, and what is alive in it. */
export function textPage({ name, title, ...views }: TextPageOptions) {
  return {
    loader: ({ http, signal }: LoaderArgs) => fetchPageTexts(http, name, { signal }),
    head: ({ data: { description } }: SectionProps<PageTexts>): PageHead => ({ title, description }),
    Component: ({ data: { parts } }: SectionProps<PageTexts>) => (
      <PageParts parts={parts} others={anyPart} {...views} />
    ),
  };
}

import type { ListPart, PagePart, SectionPart } from 'shared/content';
import { Fragment, type ReactNode } from 'react';

/** What code draws in its own way, by the part's key. */
export interface PartViews {
  readonly sections?: Readonly<Record<string, (part: SectionPart) => ReactNode>>;
  readonly lists?: Readonly<Record<string, (part: ListPart) => ReactNode>>;
}

interface PagePartsProps extends PartViews {
  readonly parts: readonly PagePart[];
  /** Draws every other part; without it a page shows its own alone. */
  readonly others?: (part: PagePart) => ReactNode;
}

/** The parts of a page, one below the other. */
export function PageParts({ parts, others, ...views }: PagePartsProps) {
  return parts.map((part, index) => <Fragment key={index}>{drawn(part, views) ?? others?.(part)}</Fragment>);
}

function drawn(part: PagePart, { sections, lists }: PartViews): ReactNode {
  if (part.kind === 'section') return sections?.[part.key]?.(part);
  return part.kind === 'list' ? lists?.[part.key]?.(part) : null;
}

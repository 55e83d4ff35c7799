import type { LeadPart, ListPart, PageTexts, SectionPart } from 'shared/content';

/** The section with this key; an empty one where staff deleted it. */
export function sectionIn({ parts }: PageTexts, wanted: string): SectionPart {
  const found = parts.find((part) => part.kind === 'section' && part.key === wanted);
  return found?.kind === 'section' ? found : { kind: 'section', key: wanted, eyebrow: '', title: '', text: [] };
}

/** The list with this key; an empty one where staff deleted it. */
export function listIn({ parts }: PageTexts, wanted: string): ListPart {
  const found = parts.find((part) => part.kind === 'list' && part.key === wanted);
  if (found?.kind === 'list') return found;
  return { kind: 'list', key: wanted, look: 'Facts', eyebrow: '', title: '', text: '', items: [] };
}

/** The page's first words; empty ones where staff deleted them. */
export function leadIn({ parts }: PageTexts): LeadPart {
  const found = parts.find((part) => part.kind === 'lead');
  return found?.kind === 'lead' ? found : { kind: 'lead', key: '', text: '' };
}

import type { PagePart } from 'shared/content';
import { Lead } from '../parts/lead/lead.tsx';
import { PlainSection } from '../parts/plain-section/plain-section.tsx';
import { Verse } from '../parts/verse/verse.tsx';
import { ListByLook } from './list-by-look.tsx';

/** A part as staff may add it to any page. */
export function anyPart(part: PagePart) {
  switch (part.kind) {
    case 'lead':
      return <Lead>{part.text}</Lead>;
    case 'verse':
      return <Verse source={part.source}>{part.text}</Verse>;
    case 'section':
      return <PlainSection part={part} />;
    case 'list':
      return <ListByLook list={part} />;
  }
}

import type { ReactNode } from 'react';
import { fetchPageTexts, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { MembershipPage } from '../features/membership-form/membership-page.tsx';
import { sectionIn } from '../texts/part-of.ts';

/** Leaves out what only /login says: the data is a part of the document. */
export async function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  const page = await fetchPageTexts(http, 'join-us', { signal, required: ['intro'] });
  return { ...page, parts: page.parts.filter(({ key }) => key !== 'login') };
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Join Us', description };
}

export function Component({ data }: SectionProps<PageTexts>): ReactNode {
  return <MembershipPage intro={sectionIn(data, 'intro')} more={sectionIn(data, 'more')} />;
}

import type { ReactNode } from 'react';
import { fetchPageTexts, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { MembershipPage } from '../features/membership-form/membership-page.tsx';
import { sectionIn } from '../texts/part-of.ts';

/** The page of /join-us, with what it says of logging in. */
export function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  return fetchPageTexts(http, 'join-us', { signal, required: ['intro', 'login'] });
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Login', description };
}

/** Nobody logs in yet: the address shows the membership form (specification, section 2), and says why. */
export function Component({ data }: SectionProps<PageTexts>): ReactNode {
  const intro = { ...sectionIn(data, 'intro'), text: sectionIn(data, 'login').text };
  return <MembershipPage intro={intro} more={sectionIn(data, 'more')} />;
}

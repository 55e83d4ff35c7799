import { type ReactNode, useId } from 'react';
import { fetchPageTexts, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { MeetingTimes } from '../features/prayer-form/meeting-times.tsx';
import { PrayerForm } from '../features/prayer-form/prayer-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import picture from '../pictures/prayer.svg';
import { More } from '../texts/more.tsx';
import { listIn, sectionIn } from '../texts/part-of.ts';

export function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  return fetchPageTexts(http, 'prayer-requests', { signal, required: ['intro'] });
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Prayer Requests', description };
}

export function Component({ data }: SectionProps<PageTexts>): ReactNode {
  const title = useId();
  return (
    <FormPage
      intro={sectionIn(data, 'intro')}
      titleId={title}
      form={<PrayerForm labelledBy={title} />}
      picture={{ src: picture, alt: 'People of several ages praying together at dawn' }}
    >
      <More part={sectionIn(data, 'readers')} />
      <MeetingTimes list={listIn(data, 'meetings')} />
      <More part={sectionIn(data, 'more')} />
    </FormPage>
  );
}

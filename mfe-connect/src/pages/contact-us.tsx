import { type ReactNode, useId } from 'react';
import { fetchPageTexts, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { ContactData } from '../features/contact-form/contact-data.tsx';
import { ContactForm } from '../features/contact-form/contact-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import picture from '../pictures/contact.svg';
import { More } from '../texts/more.tsx';
import { sectionIn } from '../texts/part-of.ts';

export function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  return fetchPageTexts(http, 'contact-us', { signal, required: ['intro'] });
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Contact Us', description };
}

export function Component({ data }: SectionProps<PageTexts>): ReactNode {
  const title = useId();
  return (
    <FormPage
      intro={sectionIn(data, 'intro')}
      titleId={title}
      form={<ContactForm labelledBy={title} />}
      picture={{ src: picture, alt: 'A woman at the welcome desk answering the phone' }}
    >
      <ContactData />
      <More part={sectionIn(data, 'more')} />
    </FormPage>
  );
}

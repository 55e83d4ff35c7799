import { type ReactNode, useId } from 'react';
import type { PageHead } from 'shared/shell-api';
import { ContactData } from '../features/contact-form/contact-data.tsx';
import { ContactForm } from '../features/contact-form/contact-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import picture from '../pictures/contact.svg';

export function head(): PageHead {
  return {
    title: 'Contact Us',
    description:
      'Write to Soteria Church in Baltimore County, Maryland: a person answers, most often the same day. Or come by and say hello.',
  };
}

export function Component(): ReactNode {
  const title = useId();
  return (
    <FormPage
      eyebrow="Say hello"
      title="Write to us"
      titleId={title}
      lead="A question, a visit to somebody who is ill, a wedding, a ride on Sunday: write, and a person answers, most often the same day."
      form={<ContactForm labelledBy={title} />}
      picture={{ src: picture, alt: 'A woman at the welcome desk answering the phone' }}
    >
      <ContactData />
      <p>The office is open Tuesday to Friday, 9:00 AM to 4:00 PM. On Sundays you find us at the welcome desk.</p>
    </FormPage>
  );
}

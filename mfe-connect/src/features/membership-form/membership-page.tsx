import { type ReactNode, useId } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import picture from '../../pictures/welcome-home.svg';
import { MembershipForm } from './membership-form.tsx';

/** The membership form and what follows on it. @param lead the first words */
export function MembershipPage({ lead }: { readonly lead: string }): ReactNode {
  const title = useId();
  return (
    <FormPage
      eyebrow="Become a member"
      title="There is a place for you here"
      titleId={title}
      lead={lead}
      form={<MembershipForm labelledBy={title} />}
      picture={{ src: picture, alt: 'A family being greeted at the church door' }}
    >
      <h3>What happens next</h3>
      <ol>
        <li>Somebody from the welcome team calls you, answers your questions and asks a few.</li>
        <li>You come to the newcomers’ lunch, after the service on the first Sunday of the month.</li>
        <li>Over four evenings we read, eat and talk about what we believe and how we live it.</li>
        <li>On a Sunday morning we welcome you by name, and you find where you would like to serve.</li>
      </ol>
      <p>We use what you write here to get in touch with you, and for nothing else.</p>
    </FormPage>
  );
}

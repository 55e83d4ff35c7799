import { type ReactNode, useId } from 'react';
import type { PageHead } from 'shared/shell-api';
import { MembershipForm } from '../features/membership-form/membership-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import picture from '../pictures/welcome-home.svg';

export function head(): PageHead {
  return {
    title: 'Join Us',
    description:
      'Become a member of Soteria Church in Baltimore County, Maryland. Tell us who you are, and we will call.',
  };
}

export function Component(): ReactNode {
  const title = useId();
  return (
    <FormPage
      eyebrow="Become a member"
      title="There is a place for you here"
      titleId={title}
      lead="You do not have to have it all worked out. Tell us who you are, and one of us will call you within the week."
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

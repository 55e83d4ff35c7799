import { type ReactNode, useId } from 'react';
import type { PageHead } from 'shared/shell-api';
import { MeetingTimes } from '../features/prayer-form/meeting-times.tsx';
import { PrayerForm } from '../features/prayer-form/prayer-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import picture from '../pictures/prayer.svg';

export function head(): PageHead {
  return {
    title: 'Prayer Requests',
    description:
      'Ask Soteria Church in Maryland to pray for you, with your name or without it. We pray every day at dawn and on Friday evenings.',
  };
}

export function Component(): ReactNode {
  const title = useId();
  return (
    <FormPage
      eyebrow="You are not alone"
      title="How can we pray for you?"
      titleId={title}
      lead="Write as much or as little as you like, with your name or without it. We pray for every request at the next dawn meeting."
      form={<PrayerForm labelledBy={title} />}
      picture={{ src: picture, alt: 'People of several ages praying together at dawn' }}
    >
      <h3>Who reads it</h3>
      <p>
        Pastor Grace Adeyemi and the six people of the prayer team. What you write stays confidential: it is never read
        out in a service, and never passed on. If you leave a phone number or an email address, one of them may ask how
        you are.
      </p>
      <h3>Pray with us</h3>
      <MeetingTimes />
      <p>
        If you are in danger, call <a href="tel:911">911</a>. If you are thinking of ending your life, call or text{' '}
        <a href="tel:988">988</a> at any hour. And then tell us too.
      </p>
    </FormPage>
  );
}

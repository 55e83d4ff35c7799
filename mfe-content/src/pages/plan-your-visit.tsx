import { Link } from 'shared/router';
import { differenceText, weeklyText } from 'shared/content';
import { type PageHead, useServices, useSettings } from 'shared/shell-api';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { NewTabLink } from 'shared/ui/link';
import { VisitQuestions } from '../features/visit-questions/visit-questions.tsx';
import { Facts } from '../parts/facts/facts.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/plan-your-visit.svg';
import styles from './ministry.module.css';

export function head(): PageHead {
  return {
    title: 'Plan Your Visit',
    description:
      'Soteria Church is in Baltimore County, Maryland: service times, directions, parking, children, and what to expect on a first visit.',
  };
}

export function Component() {
  const { address, mapsUrl, phone, streamUrl } = useSettings();
  const { weekly, next, expect } = useServices();
  const [first] = weekly;
  const times = weekly.map((service) => [weeklyText(service), service.name].filter(Boolean).join(' · '));
  const different = next.map(differenceText).filter(Boolean);
  return (
    <>
      <Split
        eyebrow={first ? weeklyText(first) : 'Plan your visit'}
        title="We have saved you a seat"
        picture={{
          src: picture,
          alt: 'A family walking up to the church from the parking lot',
          width: 1200,
          height: 900,
        }}
        eager
      >
        <p>
          You find us in Baltimore County, Maryland, ten minutes north of the city line, between the Beltway and Putty
          Hill. Look for the white steeple.
        </p>
        {address && (
          <p>
            <strong>{address}</strong>
          </p>
        )}
        {mapsUrl && (
          <NewTabLink className={buttonClass()} href={mapsUrl}>
            Get Directions
          </NewTabLink>
        )}
      </Split>
      <Container className={styles.facts}>
        <Facts
          facts={[
            ...(times.length + different.length > 0
              ? [{ term: 'Services', detail: <Times weekly={times} different={different} /> }]
              : []),
            ...(expect ? [{ term: 'What to expect', detail: expect }] : []),
            {
              term: 'Parking',
              detail: 'Free, behind the church. Places for guests and families are beside the yellow door',
            },
            { term: 'By bus', detail: 'Line 54 stops at Taylor Avenue, two minutes from the door' },
            { term: 'A ride', detail: <Ride phone={phone} /> },
          ]}
        />
      </Container>
      <VisitQuestions />
      <NextSteps
        title="See you on Sunday."
        steps={[
          { to: '/connect/kiddies', title: 'For your children', text: 'KINDLE, IGNITE and BLAZE.' },
          ...(streamUrl
            ? [{ to: '/connect/live-stream', title: 'Look in first', text: 'The service is streamed live.' }]
            : []),
          { to: '/connect/contact-us', title: 'Ask us anything', text: 'We like questions.' },
        ]}
      />
    </>
  );
}

interface TimesProps {
  readonly weekly: readonly string[];
  /** What is different in the next days: nobody may overlook it. */
  readonly different: readonly string[];
}

function Times({ weekly, different }: TimesProps) {
  return (
    <>
      {weekly.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {different.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
    </>
  );
}

function Ride({ phone }: { readonly phone: string }) {
  const ask = phone ? `Call ${phone}` : <Link to="/connect/contact-us">Write to us</Link>;
  return <p>{ask} by Saturday noon, and one of us picks you up</p>;
}

import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { Facts } from '../parts/facts/facts.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/community-outreaches.svg';
import styles from './ministry.module.css';

export function head(): PageHead {
  return {
    title: 'Outreaches',
    description:
      'The outreaches of Soteria Church in Baltimore County, Maryland: the food pantry, backpacks, winter coats and visits. How to come, and how to help.',
  };
}

export function Component() {
  return (
    <>
      <Split
        eyebrow="First Saturdays, 9:00 AM"
        title="A bag of groceries, and a name"
        picture={{
          src: picture,
          alt: 'Volunteers packing grocery bags on a street of rowhouses',
          width: 1200,
          height: 800,
        }}
        eager
      >
        <p>
          The pantry began with a shelf and eleven families. Today we pack about two hundred bags on the first Saturday
          of the month: rice, beans, eggs, greens from three county farms, diapers when we have them. Nobody fills in a
          form, and nobody is asked why.
        </p>
        <p>
          What we are proudest of is the table with the coffee. It is where a woman who came for groceries taught the
          rest of us to knit, and where two men found out that they had been in the same platoon.
        </p>
      </Split>
      <Container className={styles.facts}>
        <Facts
          facts={[
            {
              term: 'Food pantry',
              detail: 'First Saturday of the month, 9:00 AM to noon, in the parking lot; in the hall when it rains',
            },
            { term: 'Backpacks', detail: 'Second Sunday of August: packed for every grade from kindergarten on' },
            { term: 'Winter coats', detail: 'All of November. Bring one, take one, no questions' },
            { term: 'Visits', detail: 'Tuesdays, 2:00 PM: three nursing homes, with songs and a therapy dog' },
          ]}
        />
      </Container>
      <NextSteps
        title="Come, or help. Or both."
        steps={[
          { to: '/connect/contact-us', title: 'Volunteer', text: 'Write what you can do, and when.' },
          { to: '/events', title: 'Events', text: 'The next outreach is on the calendar.' },
          { to: '/community-engagement', title: 'In the community', text: 'Everything we do on the other six days.' },
        ]}
      />
    </>
  );
}

import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { AgeGroups } from '../features/age-groups/age-groups.tsx';
import { Facts } from '../parts/facts/facts.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/ministry-kiddies.svg';
import styles from './kiddies.module.css';

export function head(): PageHead {
  return {
    title: 'Soteria Kiddies',
    description:
      'KINDLE, IGNITE and BLAZE: the children of Soteria Church in Maryland, from the cradle to the age of 14, every Sunday at 10:00 AM.',
  };
}

export function Component() {
  return (
    <>
      <Split
        title="The loudest room in the house"
        eyebrow="Every Sunday, 10:00 AM"
        picture={{ src: picture, alt: 'Children running up a hill with paper kites', width: 1200, height: 800 }}
        side="end"
        eager
      >
        <p>
          When Jesus wanted to show what the kingdom of God looks like, he stood a child in the middle of the room. So
          our children are not kept busy until the service is over. They pray for the sick, they take the offering, they
          know every step of the baptistery, and they ask the best questions of anybody here.
        </p>
        <p>
          They begin the morning with all of us. After the second song they follow a lantern to their own rooms, and we
          get on with the sermon.
        </p>
      </Split>
      <AgeGroups />
      <section className={styles.safety} aria-labelledby="safe">
        <Container>
          <SectionHeading id="safe">In safe hands</SectionHeading>
          <Facts
            facts={[
              {
                term: 'Check-in',
                detail:
                  'From 9:30 AM at the yellow desk. Your child and you get the same number; it takes both to leave.',
              },
              {
                term: 'Leaders',
                detail:
                  'Background check, references and yearly training for everyone. Never fewer than two in a room.',
              },
              {
                term: 'Needs',
                detail: 'Allergies, medicine, a quiet corner, a helper of one’s own: tell us, and we plan for it.',
              },
              { term: 'Doors', detail: 'Every room has a window in its door, and you may look in at any time.' },
            ]}
          />
        </Container>
      </section>
      <NextSteps
        title="Bring them as they are."
        steps={[
          { to: '/plan-your-visit', title: 'Plan your visit', text: 'Parking for families is beside the yellow door.' },
          { to: '/events?type=children', title: 'Events for children', text: 'Story mornings, praise parties, camp.' },
          { to: '/connect/contact-us', title: 'Ask us something', text: 'Write before the first Sunday, if it helps.' },
        ]}
      />
    </>
  );
}

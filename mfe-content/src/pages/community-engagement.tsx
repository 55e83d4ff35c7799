import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { CommunityCards } from '../features/community-cards/community-cards.tsx';
import { Lead } from '../parts/lead/lead.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import styles from './community-engagement.module.css';

export function head(): PageHead {
  return {
    title: 'Community Engagement',
    description:
      'Soteria Church in the community: outreaches, July 4th Fun in the Sun, and service to vulnerable people in Baltimore County, Maryland.',
  };
}

export function Component() {
  return (
    <>
      <Lead>
        Harford Road has a bakery, two barbers, a bus that comes when it likes, and a church that wants to be missed if
        it were gone. This is what we do on the other six days.
      </Lead>
      <Container className={styles.cards}>
        <CommunityCards />
      </Container>
      <NextSteps
        title="Many hands, one street."
        steps={[
          { to: '/connect/contact-us', title: 'Lend a hand', text: 'An hour a month is a great deal.' },
          { to: '/connect/prayer-requests', title: 'Tell us of a need', text: 'Yours or a neighbor’s, in confidence.' },
          { to: '/events', title: 'What is coming up', text: 'Every event is open to the neighborhood.' },
        ]}
      />
    </>
  );
}

import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { Facts } from '../parts/facts/facts.tsx';
import { Lead } from '../parts/lead/lead.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/ministry-sodip.svg';
import styles from './ministry.module.css';

export function head(): PageHead {
  return {
    title: 'SODIP',
    description:
      'SODIP, Soteria Discipleship, is a course of twelve weeks for new and seasoned believers at Soteria Church in Maryland.',
  };
}

export function Component() {
  return (
    <>
      <Lead>
        Soteria Discipleship is twelve weeks, one book and one other person. It is how most of us at Soteria learned to
        pray, and how most of us began to teach somebody else.
      </Lead>
      <Split
        eyebrow="Soteria Discipleship"
        title="Learn it, live it, pass it on"
        picture={{ src: picture, alt: 'Two people reading one open book under a tree', width: 1200, height: 800 }}
        eager
      >
        <ol>
          <li>
            <strong>Weeks 1 to 4, rooted.</strong> Who Jesus is, what happened at the cross, how to read a chapter so
            that it reads you.
          </li>
          <li>
            <strong>Weeks 5 to 8, growing.</strong> Prayer, forgiveness, money, work, and what to do with a doubt.
          </li>
          <li>
            <strong>Weeks 9 to 12, bearing fruit.</strong> Serving with what you have, telling your story in three
            minutes, walking with somebody who is new.
          </li>
        </ol>
        <p>You meet your partner once a week where it suits you both, and all pairs come together on Sunday.</p>
      </Split>
      <Container className={styles.facts}>
        <Facts
          facts={[
            { term: 'Starts', detail: 'Four times a year: January, April, July and October' },
            { term: 'When', detail: 'Sundays, 8:45 AM to 9:40 AM, before the service' },
            { term: 'Where', detail: 'Library, upstairs; there is an elevator' },
            { term: 'Cost', detail: 'None. The book is a gift' },
          ]}
        />
      </Container>
      <NextSteps
        title="Begin where you are."
        steps={[
          { to: '/connect/contact-us', title: 'Sign up', text: 'Write ‘SODIP’, and we find you a partner.' },
          { to: '/join-us', title: 'Become a member', text: 'Make Soteria your church home.' },
          { to: '/connect', title: 'All ministries', text: 'Other circles with room for you.' },
        ]}
      />
    </>
  );
}

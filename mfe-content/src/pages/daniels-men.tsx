import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { Facts } from '../parts/facts/facts.tsx';
import { Lead } from '../parts/lead/lead.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import { Verse } from '../parts/verse/verse.tsx';
import picture from '../pictures/ministry-daniels-men.svg';
import styles from './ministry.module.css';

export function head(): PageHead {
  return {
    title: "Daniel's Men",
    description:
      "Daniel's Men is the men's fellowship of Soteria Church: Scripture, honest friendship and practical help for neighbors in Baltimore County.",
  };
}

export function Component() {
  return (
    <>
      <Lead>
        Daniel kept his window open toward Jerusalem in a city that had other ideas. We are men who want to live like
        that at work, at home and on the block, and who know that nobody does it alone.
      </Lead>
      <Split
        eyebrow="Men's Fellowship"
        title="Three generations at one table"
        picture={{
          src: picture,
          alt: 'Men of three generations around a table with coffee and open Bibles',
          width: 1200,
          height: 800,
        }}
        eager
      >
        <p>
          On the second Saturday of the month the hall smells of coffee and pancakes before seven. We eat, we read one
          chapter of Scripture, and then we talk in fours: what was hard this month, what we are grateful for, what we
          have been putting off. The youngest of us is sixteen. The oldest was a welder at Sparrows Point.
        </p>
        <p>
          Between breakfasts we are the ones with a pickup truck. We move widows, fix porch steps, clean gutters, and
          sit in waiting rooms. If you have two hands and two hours, you are already useful.
        </p>
      </Split>
      <Container className={styles.facts}>
        <Facts
          facts={[
            { term: 'Breakfast', detail: 'Second Saturday of the month, 7:00 AM, done by 8:30' },
            { term: 'Where', detail: 'Fellowship Hall, by the side door on Taylor Avenue' },
            { term: 'Work crew', detail: 'Fourth Saturday, 9:00 AM, in the parking lot; gloves are there' },
            { term: 'Who', detail: 'Men from sixteen on. Come without telling anybody first' },
          ]}
        />
      </Container>
      <Verse source="Proverbs 27:17">As iron sharpens iron, so one person sharpens another.</Verse>
      <NextSteps
        title="Come and sit down."
        steps={[
          { to: '/events?type=men', title: 'Events for men', text: 'The next breakfast, hike and work day.' },
          { to: '/connect/contact-us', title: 'Ask us something', text: 'Need a ride, or a hand with a sofa? Write.' },
          { to: '/connect', title: 'All ministries', text: 'Other circles with room for you.' },
        ]}
      />
    </>
  );
}

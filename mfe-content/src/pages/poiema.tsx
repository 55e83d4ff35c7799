import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { Facts } from '../parts/facts/facts.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import { Verse } from '../parts/verse/verse.tsx';
import picture from '../pictures/ministry-poiema.svg';
import styles from './ministry.module.css';

export function head(): PageHead {
  return {
    title: 'POIEMA',
    description:
      "POIEMA is the women's fellowship of Soteria Church in Maryland: prayer, friendship and rest for women in every season of life.",
  };
}

export function Component() {
  return (
    <>
      <Verse source="Ephesians 2:10">We are God’s handiwork, created in Christ Jesus to do good works.</Verse>
      <Split
        eyebrow="Women's Fellowship"
        title="Poiema: something made with care"
        picture={{
          src: picture,
          alt: 'Women laughing over tea while they stitch one quilt together',
          width: 1200,
          height: 800,
        }}
        side="end"
        eager
      >
        <p>
          The Greek word behind ‘handiwork’ is <em lang="el-Latn">poiema</em>. It gave us the word ‘poem’, and it gave
          us our name. Every woman who comes through the door is somebody whom God is still writing.
        </p>
        <p>
          So we make room. Room for the intern who moved here in June and knows nobody, for the mother who has not
          finished a sentence since breakfast, for the widow who sets the table for two out of habit. We pray, we study,
          we drink a great deal of tea, and twice a year we leave town together.
        </p>
        <p>
          Each spring we sew one quilt, a square from each of us, and give it to a family that has lost its home to fire
          or flood.
        </p>
      </Split>
      <Container className={styles.facts}>
        <Facts
          facts={[
            { term: 'Evenings', detail: 'First and third Tuesday, 7:00 PM to 8:30 PM' },
            { term: 'Mornings', detail: 'Thursdays, 10:00 AM, with child care next door' },
            { term: 'Where', detail: 'Fellowship Hall; in summer under the oak behind it' },
            { term: 'Who', detail: 'Women from eighteen on, members or not' },
          ]}
        />
      </Container>
      <NextSteps
        title="There is a chair for you."
        steps={[
          { to: '/events?type=women', title: 'Events for women', text: 'The tea, the retreat, and evenings out.' },
          { to: '/connect/prayer-requests', title: 'Ask for prayer', text: 'One of us will pray for you by name.' },
          { to: '/connect', title: 'All ministries', text: 'Other circles with room for you.' },
        ]}
      />
    </>
  );
}

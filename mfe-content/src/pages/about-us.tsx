import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { DirectorateCards } from '../features/directorates/directorate-cards.tsx';
import { Leaders } from '../features/leaders/leaders.tsx';
import { Values } from '../features/values/values.tsx';
import { Vision } from '../features/vision/vision.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/about-intro.svg';
import styles from './about-us.module.css';

export function head(): PageHead {
  return {
    title: 'About Us',
    description:
      'Who we are at Soteria Church in Baltimore County, Maryland: our vision, our seven values, our lead pastors and our thirteen directorates.',
  };
}

export function Component() {
  return (
    <>
      <Split
        eyebrow="Who we are"
        title="Soteria is Greek for being brought home safe"
        picture={{
          src: picture,
          alt: 'A congregation of every age in front of its church on a bright morning',
          width: 1200,
          height: 900,
        }}
        eager
      >
        <p>
          We began with eleven people, a borrowed piano and a rowhouse living room. Today some three hundred of us come
          from nineteen countries and nearly every zip code between Essex and Owings Mills: welders, nurses, students,
          grandmothers, people who have believed all their lives and people who are not sure since Tuesday.
        </p>
        <p>
          What holds us together is Jesus, who did not look for the strong. We try to live as he did: close to God,
          close to one another, and never far from the door.
        </p>
      </Split>
      <Vision />
      <Values />
      <Leaders />
      <section id="directorates" className={styles.directorates} aria-labelledby="directorates-heading">
        <Container>
          <DirectorateCards headingId="directorates-heading" />
        </Container>
      </section>
      <NextSteps
        title="Come and see."
        steps={[
          { to: '/plan-your-visit', title: 'Plan your visit', text: 'Where to park, and what to expect.' },
          { to: '/connect', title: 'Find your people', text: 'Ministries and fellowships for every age.' },
          { to: '/join-us', title: 'Become a member', text: 'Make Soteria your church home.' },
        ]}
      />
    </>
  );
}

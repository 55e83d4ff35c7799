import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { Facts } from '../parts/facts/facts.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/ministry-catalyst.svg';
import styles from './catalyst.module.css';

/** Specification, section 9. */
const AGES = '13-34';

export function head(): PageHead {
  return {
    title: 'Catalyst',
    description: `Catalyst is the youth ministry of Soteria Church in Maryland, for ages ${AGES}: big questions, loud music, service in the city.`,
  };
}

export function Component() {
  return (
    <>
      <Split
        eyebrow={`Youth ministry, ages ${AGES}`}
        title="Start something"
        picture={{ src: picture, alt: 'Young people around a fire with a guitar', width: 1200, height: 800 }}
        ground="night"
        eager
      >
        <p>
          A catalyst is a small thing that makes a reaction happen. That is how we think about being young in this city:
          you do not have to wait until you are older, richer or more certain to change the room you are in.
        </p>
        <p>
          We ask the questions that do not fit into a Sunday morning. We play too loud. We paint classrooms in
          Highlandtown, run a homework table on Wednesdays, and drive eleven hours to sleep in a gym in Tennessee. Faith
          here is something you try, together with people who will notice when you are not there.
        </p>
      </Split>
      <section className={styles.groups} aria-labelledby="groups">
        <Container>
          <SectionHeading id="groups">Two evenings, one family</SectionHeading>
          <div className={styles.columns}>
            <div>
              <h3 className={styles.name}>Thirteen to eighteen</h3>
              <p>
                Games first, then a talk of fifteen minutes, then groups with leaders who stay the same for the whole
                school year. Parents are welcome to come and look at any time.
              </p>
            </div>
            <div>
              <h3 className={styles.name}>Nineteen to thirty-four</h3>
              <p>
                Dinner that somebody cooked, one chapter, an honest hour. Students, apprentices, nurses on night shift,
                new parents. We help one another with rent, résumés and bad news.
              </p>
            </div>
          </div>
          <Facts
            facts={[
              { term: 'Youth night', detail: 'Fridays in the school year, 7:00 PM to 9:30 PM, Catalyst Loft' },
              { term: 'Table', detail: 'Second and fourth Sunday, 6:00 PM, in homes around Parkville' },
              { term: 'Homework table', detail: 'Wednesdays, 4:00 PM, Catalyst Loft, with snacks' },
              { term: 'Ages', detail: AGES },
            ]}
          />
        </Container>
      </section>
      <NextSteps
        title="Bring a friend, or come alone."
        steps={[
          {
            to: '/events?type=youths',
            title: 'Events for youths',
            text: 'Youth nights, the retreat, and service days.',
          },
          { to: '/connect/contact-us', title: 'Talk to a leader', text: 'For parents too. We answer the same day.' },
          { to: '/connect', title: 'All ministries', text: 'Other circles with room for you.' },
        ]}
      />
    </>
  );
}

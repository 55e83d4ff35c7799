import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import emmanuel from '../../pictures/pastor-emmanuel.svg';
import grace from '../../pictures/pastor-grace.svg';
import styles from './leaders.module.css';

const PASTORS = [
  {
    name: 'Pastor Emmanuel Adeyemi',
    picture: emmanuel,
    alt: 'Pastor Emmanuel Adeyemi, in a dark suit, with a beard and glasses',
    quote: 'I drove a bus for nine years. Most of what I know about shepherding I learned on Line 54.',
    text: 'Emmanuel came from Ibadan to Baltimore with one suitcase and a degree that nobody recognized. He planted Soteria with eleven people in a living room on Linwood Avenue, and still answers his own phone.',
  },
  {
    name: 'Pastor Grace Adeyemi',
    picture: grace,
    alt: 'Pastor Grace Adeyemi, smiling, with a golden head wrap',
    quote: 'People rarely need my advice. They need someone who stays until they have finished the sentence.',
    text: 'Grace was a nurse at Franklin Square before she was ordained, and she has not lost the habit of checking on everybody. She leads the prayer team and preaches every third Sunday. The two of them have three grown children and one opinionated parrot.',
  },
];

/** The lead pastors, each with a portrait and a sentence of their own. */
export function Leaders() {
  return (
    <section id="leadership" className={styles.section} aria-labelledby="leaders-heading">
      <Container>
        <SectionHeading id="leaders-heading" eyebrow="Leadership">
          Our lead pastors
        </SectionHeading>
        <div className={styles.pastors}>
          {PASTORS.map(({ name, picture, alt, quote, text }) => (
            <article key={name} className={styles.pastor}>
              <LazyImage className={styles.picture} src={picture} alt={alt} width={900} height={1100} />
              <div>
                <h3 className={styles.name}>{name}</h3>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <p className={styles.text}>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </Container>
    </section>
  );
}

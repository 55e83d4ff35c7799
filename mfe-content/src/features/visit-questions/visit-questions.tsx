import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { QUESTIONS } from './questions.ts';
import styles from './visit-questions.module.css';

/** What people wonder about before a first visit. The browser's own disclosure: it opens without JavaScript too. */
export function VisitQuestions() {
  return (
    <section className={styles.band} aria-labelledby="questions">
      <Container width="text">
        <SectionHeading id="questions" eyebrow="Good to know">
          Before your first Sunday
        </SectionHeading>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </Container>
    </section>
  );
}

import { useId } from 'react';
import { Link } from 'shared/router';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { coverClass } from 'shared/ui/link';
import styles from './next-steps.module.css';

interface Step {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface NextStepsProps {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The end of a page is the beginning of a way: where to go from here. */
export function NextSteps({ title, steps }: NextStepsProps) {
  const heading = useId();
  return (
    <section className={styles.band} aria-labelledby={heading}>
      <Container>
        <SectionHeading id={heading}>{title}</SectionHeading>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.to} className={styles.step}>
              <Link className={`${styles.link} ${coverClass()}`} to={step.to}>
                {step.title}
              </Link>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

import { useId } from 'react';
import type { ListPart } from 'shared/content';
import { Link } from 'section-kit/router';
import { useSettings } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { coverClass } from 'shared/ui/link';
import styles from './next-steps.module.css';

/** Leads home while the church streams nowhere. */
const LIVE_STREAM = '/connect/live-stream';

/** The end of a page is the beginning of a way: where to go from here. */
export function NextSteps({ list: { title, items } }: { readonly list: ListPart }) {
  const heading = useId();
  const { streamUrl } = useSettings();
  const steps = items.filter(({ link }) => link !== '' && (streamUrl !== '' || link !== LIVE_STREAM));
  return (
    <section className={styles.band} aria-labelledby={heading}>
      <Container>
        <SectionHeading id={heading}>{title}</SectionHeading>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.link} className={styles.step}>
              <Link className={`${styles.link} ${coverClass()}`} to={step.link}>
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

import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import type { Drawing } from '../../parts/picture.ts';
import emmanuel from '../../pictures/pastor-emmanuel.svg';
import grace from '../../pictures/pastor-grace.svg';
import styles from './leaders.module.css';

/** By the entry's key: an entry that is moved takes its portrait along. */
const PORTRAITS: Readonly<Record<string, Drawing>> = {
  emmanuel: { src: emmanuel, alt: 'Pastor Emmanuel Adeyemi, in a dark suit, with a beard and glasses' },
  grace: { src: grace, alt: 'Pastor Grace Adeyemi, smiling, with a golden head wrap' },
};

/** The lead pastors, each with a portrait and a sentence of their own. */
export function Leaders({ list: { eyebrow, title, items } }: { readonly list: ListPart }) {
  return (
    <section id="leadership" className={styles.section} aria-labelledby="leaders-heading">
      <Container>
        <SectionHeading id="leaders-heading" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <div className={styles.pastors}>
          {items.map(({ key, title: name, note: quote, text }, index) => {
            const portrait = PORTRAITS[key];
            return (
              <article key={index} className={styles.pastor}>
                {portrait ? <LazyImage className={styles.picture} {...portrait} width={900} height={1100} /> : null}
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  {quote ? <blockquote className={styles.quote}>{quote}</blockquote> : null}
                  <p className={styles.text}>{text}</p>
                </div>
              </article>
            );
          })}
        </div>
      </Container>
    </section>
  );
}

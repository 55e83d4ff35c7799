import { useId } from 'react';
import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import type { Drawing } from '../../parts/picture.ts';
import blaze from '../../pictures/ministry-blaze.svg';
import ignite from '../../pictures/ministry-ignite.svg';
import kindle from '../../pictures/ministry-kindle.svg';
import styles from './age-groups.module.css';

/** By the entry's key. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  kindle: { src: kindle, alt: 'Toddlers with building blocks, one of them on the lap of a teacher' },
  ignite: { src: ignite, alt: 'Children on a rug listening to a story about a boat' },
  blaze: { src: blaze, alt: 'Older children with a telescope and lanterns under the first stars' },
};

/** The children's groups, one step after the other. */
export function AgeGroups({ list: { title, items } }: { readonly list: ListPart }) {
  const heading = useId();
  return (
    <section className={styles.band} aria-labelledby={heading}>
      <Container>
        <SectionHeading id={heading}>{title}</SectionHeading>
        <ol className={styles.groups}>
          {items.map(({ key, title: name, note: ages, text }, index) => {
            const drawing = DRAWINGS[key];
            return (
              <li key={index} className={styles.group}>
                {drawing ? <LazyImage className={styles.picture} {...drawing} width={1200} height={800} /> : null}
                <h3 className={styles.name}>
                  {name} <span className={styles.ages}>{ages}</span>
                </h3>
                <p className={styles.text}>{text}</p>
              </li>
            );
          })}
        </ol>
      </Container>
    </section>
  );
}

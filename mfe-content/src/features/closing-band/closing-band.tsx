import type { ReactNode } from 'react';
import type { ListPart } from 'shared/content';
import { Link } from 'section-kit/router';
import { Container } from 'shared/ui/container';
import { coverClass } from 'shared/ui/link';
import styles from './closing-band.module.css';

/** The last words of the page: ways to take a first step. */
export function ClosingBand({ list: { title: heading, items } }: { readonly list: ListPart }): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="first-step">
      <Container>
        <div className={styles.top}>
          <h2 id="first-step" className={styles.heading}>
            {heading}
          </h2>
          <Sunrise />
        </div>
        <ul className={styles.ways}>
          {items.map(({ link, title, text }) => (
            <li key={link} className={styles.way}>
              <Link className={`${styles.link} ${coverClass()}`} to={link}>
                {title}
              </Link>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Rises behind the line that the entries hang from. */
function Sunrise(): ReactNode {
  return (
    <svg
      className={styles.sunrise}
      viewBox="0 0 320 170"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.rays} d="M160 8v26M62 48l19 19M258 48l-19 19M14 130h27M279 130h27" />
      <path className={styles.sun} d="M66 170a94 94 0 0 1 188 0z" />
    </svg>
  );
}

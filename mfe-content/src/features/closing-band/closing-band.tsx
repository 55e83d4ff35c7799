import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { Container } from 'shared/ui/container';
import { coverClass } from 'shared/ui/link';
import styles from './closing-band.module.css';

const WAYS = [
  {
    to: '/plan-your-visit',
    title: 'Plan your visit',
    text: 'Where to park, what to wear, and who will meet you at the door.',
  },
  {
    to: '/connect/prayer-requests',
    title: 'Ask for prayer',
    text: 'Tell us what is on your heart. Somebody will pray for you by name.',
  },
  {
    to: '/connect',
    title: 'Find your people',
    text: 'Men, women, youth and children: there is a circle with room for you.',
  },
];

/** The last words of the page: three ways to take a first step. */
export function ClosingBand(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="first-step">
      <Container>
        <div className={styles.top}>
          <h2 id="first-step" className={styles.heading}>
            There is a place for you here.
          </h2>
          <Sunrise />
        </div>
        <ul className={styles.ways}>
          {WAYS.map(({ to, title, text }) => (
            <li key={to} className={styles.way}>
              <Link className={`${styles.link} ${coverClass()}`} to={to}>
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

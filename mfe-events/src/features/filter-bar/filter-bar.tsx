import { useEffect, useRef } from 'react';
import { Link } from 'section-kit/router';
import { Container } from 'shared/ui/container';
import { CATEGORIES, type Category, categoryAddress } from '../../event/category.ts';
import styles from './filter-bar.module.css';

/** Links, so that a choice can be shared, and made without JavaScript. Leaves no trail of choices for Back. */
export function FilterBar({ chosen }: { readonly chosen: Category }) {
  const choices = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoView(choices.current), [chosen]);
  return (
    <nav className={styles.bar} aria-label="Filter events">
      <Container>
        <ul ref={choices} className={styles.choices}>
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Link
                className={styles.choice}
                to={categoryAddress(category)}
                aria-current={category === chosen ? 'true' : undefined}
                replace
                preventScrollReset
                viewTransition={false}
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** On a phone the choices scroll sideways. Not by `scrollIntoView`, which would move the page too. */
function bringIntoView(choices: HTMLElement | null): void {
  const current = choices?.querySelector<HTMLElement>('[aria-current]');
  if (choices && current) choices.scrollLeft = current.offsetLeft - (choices.clientWidth - current.offsetWidth) / 2;
}

import type { ReactNode } from 'react';
import { churchDay, longDate, type SermonDetails } from 'shared/content';
import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { listAddress } from '../../recordings/list-address.ts';
import styles from './sermon-page.module.css';

type SermonFactsProps = Pick<SermonDetails, 'preacher' | 'date' | 'series' | 'scripture' | 'description'>;

/** Who preached when about what. */
export function SermonFacts({ preacher, date, series, scripture, description }: SermonFactsProps): ReactNode {
  const day = date ? churchDay(date) : null;
  return (
    <>
      <dl className={styles.facts}>
        {preacher ? <Fact term="Preacher">{listLink(preacher, { preacher })}</Fact> : null}
        {day ? (
          <Fact term="Preached on">
            <time dateTime={day}>{longDate(day)}</time>
          </Fact>
        ) : null}
        {scripture ? <Fact term="Scripture">{scripture}</Fact> : null}
        {series ? <Fact term="Series">{listLink(series, { series })}</Fact> : null}
      </dl>
      {description ? <p className={styles.description}>{description}</p> : null}
    </>
  );
}

function listLink(name: string, choice: Parameters<typeof listAddress>[0]): ReactNode {
  return (
    <Link className={linkClass()} to={listAddress(choice)}>
      {name}
    </Link>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

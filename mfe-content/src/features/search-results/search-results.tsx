import type { SearchKind, SearchResults as Results } from 'shared/content';
import { Result } from './result.tsx';
import { changeOf, eventFacts, sermonFacts } from './result-facts.ts';
import styles from './search-results.module.css';

const HEADINGS: Readonly<Record<SearchKind, string>> = { events: 'Events', sermons: 'Sermons', pages: 'Pages' };

/** What was found, by kind: the kind with the best result comes first. */
export function SearchResults({ results }: { readonly results: Results }) {
  return results.order.map((kind) => (
    <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className={styles.heading}>
        {HEADINGS[kind]} <span className={styles.count}>({results[kind].total})</span>
      </h2>
      <ul className={styles.list}>
        <Items kind={kind} results={results} />
      </ul>
      <Rest shown={results[kind].items.length} total={results[kind].total} />
    </section>
  ));
}

function Items({ kind, results }: { readonly kind: SearchKind; readonly results: Results }) {
  if (kind === 'events')
    return results.events.items.map((hit) => (
      <Result key={hit.address} hit={hit} facts={eventFacts(hit)} change={changeOf(hit)} />
    ));
  if (kind === 'sermons')
    return results.sermons.items.map((hit) => (
      <Result
        key={hit.address}
        hit={hit}
        facts={[sermonFacts(hit), hit.isSpoken ? 'said in the sermon' : ''].filter(Boolean).join(' · ')}
      />
    ));
  return results.pages.items.map((hit) => <Result key={hit.address} hit={hit} />);
}

function Rest({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown === total) return null;
  return (
    <p className={styles.rest}>
      The {shown} best of {total}. More words find fewer.
    </p>
  );
}

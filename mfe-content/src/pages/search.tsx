import { type Answer, fetchSearch, queryText, type SearchResults as Results } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { SearchForm } from '../features/search-form/search-form.tsx';
import { NothingFound } from '../features/search-results/nothing-found.tsx';
import { SearchFailed } from '../features/search-results/search-failed.tsx';
import { SearchResults } from '../features/search-results/search-results.tsx';
import styles from './search.module.css';

interface Searched {
  readonly query: string;
  /** Null: nobody has looked for anything yet. */
  readonly answer: Answer<Results> | null;
}

export async function loader({ url, http, signal }: LoaderArgs): Promise<Searched> {
  const query = queryText(url.searchParams.get('q'));
  return { query, answer: query === '' ? null : await fetchSearch(http, query, signal) };
}

export function head({ data: { query } }: { readonly data: Searched }): PageHead {
  return {
    title: query === '' ? 'Search' : `Search: ${query}`,
    description: 'Find an event, a sermon or a page of Soteria Church in Maryland.',
    canonical: null,
  };
}

export function Component({ data: { query, answer } }: SectionProps<Searched>) {
  const results = answer?.response ?? null;
  const total = results ? countOf(results) : 0;
  return (
    <Container className={styles.page}>
      <SearchForm query={query} />
      <p className={styles.count} role="status">
        {results ? `${total} ${total === 1 ? 'result' : 'results'} for “${query}”` : ''}
      </p>
      {answer?.error ? <SearchFailed answer={answer} /> : null}
      {results && total > 0 ? <SearchResults results={results} /> : null}
      {results && total === 0 ? <NothingFound query={query} /> : null}
    </Container>
  );
}

function countOf({ events, sermons, pages }: Results): number {
  return events.total + sermons.total + pages.total;
}

import { type SubmitEvent, useEffect, useRef } from 'react';
import { QUERY_LIMIT, queryText } from 'shared/content';
import { useNavigate } from 'section-kit/router';
import { Button } from 'shared/ui/button';
import styles from './search-form.module.css';

/** A form that browsers send by themselves too. With the page's script the page stays, and so does the focus. */
export function SearchForm({ query }: { readonly query: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Back shows an earlier query.
  useEffect(() => {
    if (input.current && queryText(input.current.value) !== query) input.current.value = query;
  }, [query]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const next = queryText(input.current?.value ?? '');
    const search = next === '' ? '' : `?${new URLSearchParams({ q: next })}`;
    void navigate(`/search${search}`, { replace: next === query, preventScrollReset: true });
  }

  return (
    <form className={styles.form} role="search" action="/search" onSubmit={submit}>
      <label className={styles.label} htmlFor="search-query">
        Search this site
      </label>
      <input
        ref={input}
        id="search-query"
        className={styles.query}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={QUERY_LIMIT}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

import { type ReactNode, use, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { type QueryWatch, QueryWatchContext } from 'shared/router';

/** What a document says depends on no more of the query than what its components read. */
export interface QueryReads extends QueryWatch {
  /** The part of a query that was read. */
  partOf(search: string): string;
}

export function createQueryReads(): QueryReads {
  const keys = new Set<string>();
  let isWhole = false;
  return {
    isPaused: false,
    onKey: (key) => void keys.add(key),
    onWhole: () => void (isWhole = true),
    partOf(search) {
      if (isWhole) return search;
      const query = new URLSearchParams(search);
      return JSON.stringify([...keys].map((key) => [key, query.getAll(key)]));
    },
  };
}

interface WatchedQueryProps {
  readonly reads: QueryReads;
  readonly children: ReactNode;
}

/** Notices what components below read of the query, by whichever hook of React Router. */
export function WatchedQuery({ reads, children }: WatchedQueryProps) {
  const known = use(LocationContext);
  const watched = useMemo(() => {
    const get = () => {
      if (!reads.isPaused) reads.onWhole();
      return known.location.search;
    };
    // Not in a literal: the server build would write that as Object.assign, which reads it.
    const location = Object.defineProperty(Object.assign({}, known.location), 'search', { get, enumerable: true });
    return Object.assign({}, known, { location });
  }, [known, reads]);
  return (
    <QueryWatchContext value={reads}>
      <LocationContext value={watched}>{children}</LocationContext>
    </QueryWatchContext>
  );
}

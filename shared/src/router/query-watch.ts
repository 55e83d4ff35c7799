import { createContext, use } from 'react';
import { useSearchParams as useRouterSearchParams } from 'react-router-dom';

/** On the server: what the components of a document read of the query of its address. */
export interface QueryWatch {
  /** A component reads this key, and no other one. */
  readonly onKey: (key: string) => void;
  /** A component reads the query as a whole. */
  readonly onWhole: () => void;
  /** What the router reads is not counted while its own hook runs. */
  isPaused: boolean;
}

/** Null in browsers. */
export const QueryWatchContext = createContext<QueryWatch | null>(null);

/** React Router's hook. A document that reads some keys is the same for all queries with the same values of them. */
export function useSearchParams(
  ...defaults: Parameters<typeof useRouterSearchParams>
): ReturnType<typeof useRouterSearchParams> {
  const watch = use(QueryWatchContext);
  if (watch) watch.isPaused = true;
  const [query, setQuery] = useRouterSearchParams(...defaults);
  if (!watch) return [query, setQuery];
  watch.isPaused = false;
  return [watched(query, watch), setQuery];
}

function watched(query: URLSearchParams, { onKey, onWhole }: QueryWatch): URLSearchParams {
  return new Proxy(query, {
    get(target, name) {
      if (name !== 'get' && name !== 'getAll' && name !== 'has') {
        onWhole();
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (key: string) => {
        onKey(key);
        return target[name](key);
      };
    },
  });
}

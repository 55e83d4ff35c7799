import { type RefObject, useEffect, useRef } from 'react';

/** What is asked for at this moment. */
interface UnderWay {
  readonly controller: AbortController;
  readonly names: Set<string>;
}

const nothing = (): UnderWay => ({ controller: new AbortController(), names: new Set() });

/** Takes questions back when the page goes, or begins anew. @param first what the page began with */
export function useUnderWay(first: object): RefObject<UnderWay> {
  const underWay = useRef(nothing());
  useEffect(
    () => () => {
      underWay.current.controller.abort();
      underWay.current = nothing();
    },
    [first],
  );
  return underWay;
}

import { type RefObject, useEffect, useRef } from 'react';

/** What was asked for. */
interface UnderWay {
  readonly controller: AbortController;
  /** By list: the number of the part that was asked for last, unless it did not come. An answer is here before it is drawn. */
  readonly asked: Map<string, number>;
}

const nothing = (): UnderWay => ({ controller: new AbortController(), asked: new Map() });

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

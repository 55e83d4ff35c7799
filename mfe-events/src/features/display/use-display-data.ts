import { useEffect, useRef, useState } from 'react';
import { useMinute, useRetry } from 'section-kit/shell-api';
import { type DisplayData, lastKnown } from './display-data.ts';

interface Display extends DisplayData {
  /** The present minute. */
  readonly now: Date;
}

/** Asks for everything again each minute; what does not come leaves what is shown. @param loaded the loader's answer */
export function useDisplayData(loaded: DisplayData): Display {
  const [shown, show] = useState({ loaded, known: loaded });
  const now = useMinute(loaded.asOf);
  const load = useRetry();
  const opened = useRef(now);
  useEffect(() => {
    if (now > opened.current) load();
  }, [now, load]);
  if (shown.loaded !== loaded) show({ loaded, known: lastKnown(shown.known, loaded) });
  return { ...shown.known, now };
}

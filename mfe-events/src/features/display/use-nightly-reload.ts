import { useEffect, useRef } from 'react';
import { churchTimestamp, daysLater } from 'shared/content';

const NIGHT_ENDS = '04:00';

/**
 * Loads the page anew once a day, after four in the morning: a screen that nobody touches gets new releases.
 * While the site does not answer, the page stays and tries again each minute.
 */
export function useNightlyReload(now: Date, reload = () => location.reload()): void {
  const opened = useRef<string>(null);
  useEffect(() => {
    // Not `now`: a cached document begins with an earlier moment.
    const today = screenDay(new Date());
    opened.current ??= today;
    if (today !== opened.current) void isAnswered().then((answered) => answered && reload());
  }, [now, reload]);
}

/** The day of a moment on the church's clock; it begins at four in the morning. */
function screenDay(moment: Date): string {
  const [day = '', clock = ''] = churchTimestamp(moment).split('T');
  return clock < NIGHT_ENDS ? daysLater(day, -1) : day;
}

async function isAnswered(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

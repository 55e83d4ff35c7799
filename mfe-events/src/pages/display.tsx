import type { PageHead, SectionProps } from 'section-kit/shell-api';
import { Spinner } from 'shared/ui/spinner';
import { Clock } from '../features/display/clock.tsx';
import { type DisplayData, loadDisplay } from '../features/display/display-data.ts';
import styles from '../features/display/display.module.css';
import { EventsPanel } from '../features/display/events-panel.tsx';
import { ServicePanel } from '../features/display/service-panel.tsx';
import { useDisplayData } from '../features/display/use-display-data.ts';
import { useNightlyReload } from '../features/display/use-nightly-reload.ts';
import { useWakeLock } from '../features/display/use-wake-lock.ts';

export const loader = loadDisplay;

export function head(): PageHead {
  return { description: 'The next service and events at Soteria Church, for a screen in the foyer.' };
}

export function Loading() {
  return <Spinner label="Loading the display" />;
}

/** For a screen on a wall: nobody touches it, and it is right all day. */
export function Component({ data }: SectionProps<DisplayData>) {
  const { services, events, now } = useDisplayData(data);
  useNightlyReload(now);
  useWakeLock();
  return (
    <div className={styles.display}>
      <header className={styles.top}>
        <h1 className={styles.church}>Soteria Church</h1>
        <Clock now={now} />
      </header>
      <ServicePanel services={services?.next ?? []} now={now} />
      <EventsPanel events={events} now={now} />
    </div>
  );
}

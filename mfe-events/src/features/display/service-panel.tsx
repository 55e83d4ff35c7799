import { churchDay, type ChurchService, clockTime, differenceText, serviceEnd, serviceStart } from 'shared/content';
import { Countdown } from '../../countdown/countdown.tsx';
import { dayText } from './day-text.ts';
import styles from './display.module.css';

interface ServicePanelProps {
  /** In the order of their start. */
  readonly services: readonly ChurchService[];
  readonly now: Date;
}

/** The service that is on, else the next one; before it those that do not take place. */
export function ServicePanel({ services, now }: ServicePanelProps) {
  const ahead = services.filter((service) => serviceEnd(service) > now);
  const at = ahead.findIndex(({ off }) => !off);
  const service = ahead[at];
  const off = at < 0 ? ahead : ahead.slice(0, at);
  return (
    <section className={styles.service} aria-label="Next service">
      {off.map((one) => (
        <p key={`${one.day} ${one.time}`} className={styles.off}>
          {differenceText(one)}
        </p>
      ))}
      {service ? <Service service={service} now={now} /> : null}
      {ahead.length === 0 ? <p className={styles.name}>Welcome</p> : null}
    </section>
  );
}

function Service({ service, now }: { readonly service: ChurchService; readonly now: Date }) {
  const { name, note, place } = service;
  const start = serviceStart(service);
  const isOn = start <= now;
  return (
    <>
      <p className={styles.eyebrow}>{isOn ? 'Now' : 'Next service'}</p>
      <h2 className={styles.name}>{name || 'Service'}</h2>
      <p className={styles.when}>{isOn ? untilText(service) : startText(service, now)}</p>
      {place || note ? <p className={styles.note}>{[place, note].filter(Boolean).join(' · ')}</p> : null}
      {isOn ? null : <Countdown target={start.toISOString()} text={`Starts ${startText(service, now)}`} />}
    </>
  );
}

/** 'Today, 10:00 AM' */
function startText({ day, time }: ChurchService, now: Date): string {
  return `${dayText(day, churchDay(now.toISOString()))}, ${clockTime(time)}`;
}

function untilText({ time, endTime }: ChurchService): string {
  return endTime ? `${clockTime(time)} - ${clockTime(endTime)}` : `Since ${clockTime(time)}`;
}

import { type ChurchService, differenceText, serviceText } from 'shared/content';
import { Link } from 'section-kit/router';
import { useServices, useSettings } from 'section-kit/shell-api';
import { linkClass, NewTabLink } from 'shared/ui/link';
import { chooseServices } from './chosen-services.ts';
import { LiveLine } from './live-line.tsx';
import styles from './next-service.module.css';

/** The question that brings most visitors: when and where is the next service? Nothing where staff entered none. */
export function NextService() {
  const { next } = useServices();
  const { address, mapsUrl } = useSettings();
  const { shown, off } = chooseServices(next);
  if (shown.length + off.length === 0) return null;
  const atChurch = address !== '' && shown.some(({ place }) => place === '');
  return (
    <section className={styles.next} aria-label="Next service">
      <LiveLine />
      {off.map((service) => (
        <p key={keyOf(service)} className={styles.off}>
          {differenceText(service)}
        </p>
      ))}
      {shown.map((service) => (
        <Service key={keyOf(service)} service={service} />
      ))}
      {atChurch ? <p>{address}</p> : null}
      <p className={styles.links}>
        {mapsUrl ? (
          <NewTabLink className={linkClass()} href={mapsUrl}>
            Directions
          </NewTabLink>
        ) : null}
        <Link className={linkClass()} to="/plan-your-visit">
          What to expect
        </Link>
      </p>
    </section>
  );
}

function Service({ service }: { readonly service: ChurchService }) {
  const { day, time, name, note, place } = service;
  const more = [name, note, place].filter(Boolean).join(' · ');
  return (
    <p>
      <time className={styles.when} dateTime={`${day}T${time.slice(0, 5)}`}>
        {serviceText(service)}
      </time>
      {more && ` ${more}`}
    </p>
  );
}

function keyOf({ day, time }: ChurchService): string {
  return `${day} ${time}`;
}

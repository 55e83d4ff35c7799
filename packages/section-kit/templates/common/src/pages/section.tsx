import { Link } from 'section-kit/router';
import type { LoaderArgs, SectionProps } from 'section-kit/shell-api';
import styles from './__section__.module.css';

/** A part of what the content API answers. */
interface Events {
  readonly data: readonly { readonly id: number; readonly attributes: { readonly title: string } }[];
}

/** What the page shows, of the site's content. It runs on the server and in browsers. */
export async function loader({ http, signal }: LoaderArgs) {
  const { data } = (await http.get('/api/events?pagination[pageSize]=3', signal)) as Events;
  return { events: data.map(({ id, attributes }) => ({ id, title: attributes.title })) };
}

/** What the page says of itself to browsers and search engines. */
export const head = () => ({ description: '__title__ at our church.' });

export function Component({ data }: SectionProps<Awaited<ReturnType<typeof loader>>>) {
  return (
    <div className={styles.page}>
      <p>Welcome to __title__.</p>
      <h2>Come along</h2>
      <ul>
        {data.events.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Link to="/events">All events</Link>
    </div>
  );
}

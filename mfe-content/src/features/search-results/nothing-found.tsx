import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import styles from './search-results.module.css';

const WAYS = [
  { to: '/events', text: 'All events' },
  { to: '/connect/sermons', text: 'All sermons' },
  { to: '/plan-your-visit', text: 'Plan your visit' },
  { to: '/connect/contact-us', text: 'Ask us' },
];

/** Where to go from a query that nothing matches. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <StateMessage kind="empty" title={`Nothing found for “${query}”`}>
      <p>Try fewer or other words. Or look here:</p>
      <ul className={styles.ways}>
        {WAYS.map(({ to, text }) => (
          <li key={to}>
            <Link className={linkClass()} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </StateMessage>
  );
}

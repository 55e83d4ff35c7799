import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import type { Category } from '../../event/category.ts';

/** A choice without events says what to do next. */
export function NoEvents({ chosen }: { readonly chosen: Category }) {
  if (chosen === 'All') {
    return (
      <StateMessage kind="empty" title="No events yet">
        <p>New dates are on their way. Every Sunday is open to you.</p>
        <Link className={linkClass()} to="/plan-your-visit">
          Plan your visit
        </Link>
      </StateMessage>
    );
  }
  return (
    <StateMessage kind="empty" title={chosen === 'Others' ? 'No other events' : `No events for ${chosen} yet`}>
      <p>Something else may be for you.</p>
      <Link className={linkClass()} to="/events" replace preventScrollReset>
        See all events
      </Link>
    </StateMessage>
  );
}

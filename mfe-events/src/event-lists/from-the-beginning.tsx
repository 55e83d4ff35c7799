import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { type Category, categoryAddress } from '../event/category.ts';

/** Where a part of a list stands alone. */
export function FromTheBeginning({ category }: { readonly category: Category }) {
  return (
    <p>
      <Link className={linkClass()} to={categoryAddress(category)} viewTransition={false}>
        From the beginning
      </Link>
    </p>
  );
}

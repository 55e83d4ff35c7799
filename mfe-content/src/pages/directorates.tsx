import { Link } from 'shared/router';
import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { DirectorateArticles } from '../features/directorates/directorate-articles.tsx';
import { DirectorateList } from '../features/directorates/directorate-list.tsx';
import { useChosenSlug } from '../features/directorates/use-chosen-slug.ts';
import styles from './directorates.module.css';

export function head(): PageHead {
  return {
    title: 'Directorates',
    description:
      'The thirteen directorates of Soteria Church in Maryland, from prayer to care: what each one does, and how you could be part of it.',
  };
}

export function Component() {
  const chosen = useChosenSlug();
  return (
    <Container className={styles.page}>
      <Link className={linkClass('back')} to="/about-us">
        Back to About Us
      </Link>
      <DirectorateArticles chosen={chosen} />
      <DirectorateList chosen={chosen} />
    </Container>
  );
}

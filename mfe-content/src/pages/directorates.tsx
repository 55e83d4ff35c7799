import { fetchPageTexts, type PageTexts } from 'shared/content';
import { Link } from 'section-kit/router';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { DirectorateArticles } from '../features/directorates/directorate-articles.tsx';
import { DirectorateList } from '../features/directorates/directorate-list.tsx';
import { directoratesIn } from '../features/directorates/directorates.ts';
import { useChosenSlug } from '../features/directorates/use-chosen-slug.ts';
import styles from './directorates.module.css';

export function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  return fetchPageTexts(http, 'directorates', { signal });
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Directorates', description };
}

export function Component({ data }: SectionProps<PageTexts>) {
  const directorates = directoratesIn(data);
  const chosen = useChosenSlug(directorates.map(({ slug }) => slug));
  return (
    <Container className={styles.page}>
      <Link className={linkClass('back')} to="/about-us">
        Back to About Us
      </Link>
      <DirectorateArticles directorates={directorates} chosen={chosen} />
      <DirectorateList directorates={directorates} chosen={chosen} />
    </Container>
  );
}

import type { ReactNode } from 'react';
import { fetchPageTexts, type PageTexts } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { ConnectGrid } from '../features/connect-grid/connect-grid.tsx';
import { leadIn, listIn, sectionIn } from '../texts/part-of.ts';
import styles from './connect.module.css';

export function loader({ http, signal }: LoaderArgs): Promise<PageTexts> {
  return fetchPageTexts(http, 'connect', { signal, required: ['cards'] });
}

export function head({ data: { description } }: SectionProps<PageTexts>): PageHead {
  return { title: 'Connect', description };
}

export function Component({ data }: SectionProps<PageTexts>): ReactNode {
  return (
    <Container className={styles.page}>
      <p className={styles.intro}>{leadIn(data).text}</p>
      <ConnectGrid cards={listIn(data, 'cards').items} />
      <div className={styles.outro}>
        <RichBlocks blocks={sectionIn(data, 'outro').text} />
      </div>
    </Container>
  );
}

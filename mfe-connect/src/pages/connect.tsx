import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import type { PageHead } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { CONNECT_CARDS } from '../features/connect-grid/connect-cards.ts';
import { ConnectGrid } from '../features/connect-grid/connect-grid.tsx';
import styles from './connect.module.css';

export function head(): PageHead {
  return {
    title: 'Connect',
    description:
      'Find your people at Soteria Church in Baltimore County, Maryland: men, women, youth and children, prayer, membership and discipleship.',
  };
}

export function Component(): ReactNode {
  return (
    <Container className={styles.page}>
      <p className={styles.intro}>
        Nobody follows Jesus alone. Whatever your age and your story, there is a circle here with a chair kept free.
      </p>
      <ConnectGrid cards={CONNECT_CARDS} />
      <p className={styles.outro}>
        Not sure where you fit? <Link to="/connect/contact-us">Write to us</Link>, and we will find your place together.
      </p>
    </Container>
  );
}

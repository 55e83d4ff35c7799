import type { ReactNode } from 'react';
import type { PageHead } from 'shared/shell-api';
import { MembershipPage } from '../features/membership-form/membership-page.tsx';

export function head(): PageHead {
  return {
    title: 'Join Us',
    description:
      'Become a member of Soteria Church in Baltimore County, Maryland. Tell us who you are, and we will call.',
  };
}

export function Component(): ReactNode {
  return (
    <MembershipPage lead="You do not have to have it all worked out. Tell us who you are, and one of us will call you within the week." />
  );
}

import type { ReactNode } from 'react';
import type { PageHead } from 'shared/shell-api';
import { MembershipPage } from '../features/membership-form/membership-page.tsx';
import { head as joinUs } from './join-us.tsx';

export function head(): PageHead {
  return { ...joinUs(), title: 'Login' };
}

/** Nobody logs in yet: the address shows the membership form (specification, section 2). */
export function Component(): ReactNode {
  return (
    <MembershipPage lead="There is nothing to log in to yet: every page of this website is open to you without an account. If you would like to become a member of the church, tell us who you are, and one of us will call you within the week." />
  );
}

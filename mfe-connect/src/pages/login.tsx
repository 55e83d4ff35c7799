import type { PageHead } from 'shared/shell-api';
import { head as joinUs } from './join-us.tsx';

/** Nobody logs in yet: the address shows the membership form (specification, section 2). */
export { Component } from './join-us.tsx';

export function head(): PageHead {
  return { ...joinUs(), title: 'Login' };
}

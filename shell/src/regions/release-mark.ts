import type { FunctionComponent, ReactNode } from 'react';

type Mark = FunctionComponent<{ readonly children: ReactNode }>;

const marks = new Map<string, Mark>();

/**
 * A component that only has a release's name. React's component stacks then say which release has thrown. The error's own
 * stack does not always say it, as when a component returns an object.
 */
export function releaseMark(release: string): Mark {
  const mark = marks.get(release) ?? named(release);
  marks.set(release, mark);
  return mark;
}

/** React calls a component without props to find its file, and uses its name only if that call does not throw. */
function named(release: string): Mark {
  const Mark = (props?: { readonly children?: ReactNode }) => props?.children;
  return Object.assign(Mark, { displayName: release });
}

/** The innermost release in a component stack. */
export function markedIn(componentStack: string): string | undefined {
  return /^\s*(?:at )?([a-z][a-z0-9-]*@\d[\w.-]*)/m.exec(componentStack)?.[1];
}

import type { FunctionComponent, ReactNode } from 'react';

type Mark = FunctionComponent<{ readonly children: ReactNode }>;

const marks = new Map<string, Mark>();

/**
 * A component that draws nothing of its own and has a release's name: React's component stacks say by it whose part of the
 * tree has thrown. The error's own stack does not always, as when a component returns what cannot be drawn.
 */
export function releaseMark(release: string): Mark {
  const mark = marks.get(release) ?? named(release);
  marks.set(release, mark);
  return mark;
}

/** React looks for a component's file by calling it with nothing, and uses its name only where that throws nothing. */
function named(release: string): Mark {
  const Mark = (props?: { readonly children?: ReactNode }) => props?.children;
  return Object.assign(Mark, { displayName: release });
}

/** The release whose mark stands innermost in a component stack. */
export function markedIn(componentStack: string): string | undefined {
  return /^\s*(?:at )?([a-z][a-z0-9-]*@\d[\w.-]*)/m.exec(componentStack)?.[1];
}

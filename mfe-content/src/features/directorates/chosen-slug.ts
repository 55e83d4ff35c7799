import { DIRECTORATES } from './directorates.ts';

interface Place {
  /** Navigation state: whatever a page put there, maybe long ago. */
  readonly state: unknown;
  /** With its `#`, as addresses have it. */
  readonly hash: string;
}

/** The slug in the navigation state, else in the address, else the first directorate's. */
export function chosenSlug({ state, hash }: Place): string {
  const wanted: readonly unknown[] = [slugIn(state), hash.slice(1)];
  const [chosen = DIRECTORATES[0]] = wanted.flatMap((name) => DIRECTORATES.filter(({ slug }) => slug === name));
  return chosen.slug;
}

function slugIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'slug' in state ? state.slug : undefined;
}

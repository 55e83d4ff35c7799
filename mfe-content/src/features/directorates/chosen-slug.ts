import { DIRECTORATES } from './directorates.ts';

interface Place {
  /** Navigation state: whatever a page put there, maybe long ago. */
  readonly state: unknown;
  /** With its `#`, as addresses have it. */
  readonly hash: string;
}

/** The slug in the navigation state, else in the address, else the first directorate's. */
export function chosenSlug({ state, hash }: Place): string {
  const slugs = DIRECTORATES.map(({ slug }) => slug);
  const wanted = [slugIn(state), hash.slice(1)];
  return wanted.find((slug) => slug !== undefined && slugs.includes(slug)) ?? DIRECTORATES[0].slug;
}

function slugIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('slug' in state)) return undefined;
  return typeof state.slug === 'string' ? state.slug : undefined;
}

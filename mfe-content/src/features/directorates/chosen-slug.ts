interface Place {
  /** Navigation state: whatever a page put there, maybe long ago. */
  readonly state: unknown;
  /** With its `#`, as addresses have it. */
  readonly hash: string;
}

/** The slug in the navigation state, else in the address, else the first of those that there are. */
export function chosenSlug({ state, hash }: Place, slugs: readonly string[]): string {
  const wanted: readonly unknown[] = [slugIn(state), hash.slice(1)];
  const [chosen = slugs[0] ?? ''] = wanted.flatMap((name) => slugs.filter((slug) => slug === name));
  return chosen;
}

function slugIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'slug' in state ? state.slug : undefined;
}

import type { Remote } from 'shared/contract';

/** The sections that a page shows: the one whose page it is, those that fill its slots, and the shell around them. */
export function sectionsOn(path: string, remotes: readonly Remote[]): string[] {
  const address = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, section: remote.name })));
  const page = routes.find((route) => route.path === address);
  const slots = new Set(page?.slots);
  const fillers = remotes.filter((remote) => remote.slots.some(({ slot }) => slots.has(slot)));
  return [...new Set(['shell', ...(page ? [page.section] : []), ...fillers.map(({ name }) => name)])];
}

import type { ComponentType } from 'react';
import type { PageModule, SectionProps } from 'shared/shell-api';
import { ServerMarkup } from './server-markup.tsx';

/**
 * What such a release's region has as data: the section's own inside an object, so that the server can attach its HTML.
 */
export interface StandardData {
  readonly own: unknown;
}

/** An exposed module of a release with the standard runtime, as the shell's regions use it in a browser. */
export function browserModule(exposed: PageModule, useHydrated: () => boolean): PageModule<StandardData> {
  const { Component, loader, head, Loading } = exposed;
  return {
    Component: drawnInBrowser(Component, useHydrated),
    loader: async (args) => ({ own: (await loader?.(args)) ?? null }),
    ...(head ? { head: ({ data, url }) => head({ data: data.own, url }) } : {}),
    ...(Loading ? { Loading } : {}),
  };
}

/** The server's HTML stays until this document is hydrated. Another build made it, so React draws anew. */
function drawnInBrowser(Component: ComponentType<SectionProps<unknown>>, useHydrated: () => boolean) {
  return function StandardRegion({ data }: SectionProps<StandardData>) {
    return useHydrated() ? <Component data={data.own} /> : <ServerMarkup />;
  };
}

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { LoaderArgs, PageHead, SectionProps } from 'shared/shell-api';

/** What the site asks of a section's server build: one exposed module (`pages/choir`) at an address. */
export interface RegionRequest extends LoaderArgs {
  readonly expose: string;
}

export interface RenderedRegion {
  readonly html: string;
  /** What the loader returned. Browsers draw the region with it again. */
  readonly data: unknown;
  readonly head: PageHead;
}

/** A page or a slot's filling, whatever its data is: its own loader made it. */
interface ServedModule {
  readonly Component: ComponentType<SectionProps<never>>;
  readonly loader?: (args: LoaderArgs) => Promise<unknown>;
  readonly head?: (args: { readonly data: never; readonly url: URL }) => PageHead;
}

/**
 * The `render` of a section's server build. Slots in a page stay empty on the server: browsers fill them.
 * @param modules the exposed modules by name (`pages/choir`, `slots/rehearsal`)
 */
export function serverRender(modules: Readonly<Record<string, ServedModule>>) {
  return async ({ expose, ...args }: RegionRequest): Promise<RenderedRegion> => {
    const module = modules[expose];
    if (!module) throw new Error(`The server build has no ${expose}. It has ${Object.keys(modules).join(', ')}.`);
    const { Component, loader, head } = module;
    const data = ((await loader?.(args)) ?? null) as never;
    const html = renderToString(
      <StaticRouter location={`${args.url.pathname}${args.url.search}`}>
        <Component data={data} />
      </StaticRouter>,
    );
    return { html, data, head: head?.({ data, url: args.url }) ?? {} };
  };
}

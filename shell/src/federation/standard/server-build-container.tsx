import type { Container } from 'shared/contract';
import type { LoaderArgs, PageHead, PageModule } from 'shared/shell-api';
import * as v from 'valibot';
import type { StandardData } from './browser-module.tsx';
import { ServerMarkup } from './server-markup.tsx';

/** What a server build's `render` gives: HTML, the data that it was made of, and what the page says of itself. */
const Drawn = v.object(
  {
    html: v.string('"html" is no text'),
    data: v.optional(v.unknown()),
    head: v.optional(v.custom<PageHead>(isObject)),
  },
  'it is no object',
);

/** The shell's own arguments of a loader, and which exposed module to draw (`pages/events`). */
type RenderRegion = (args: LoaderArgs & { readonly expose: string }) => Promise<unknown>;

/**
 * The server build of a release with the standard runtime: an ES module that exports `render`. The shell uses it as it uses the
 * containers of all other releases. @throws when it has no `render`
 */
export function serverBuildContainer(exports: unknown): Container {
  if (!hasRender(exports)) throw new Error('server/render.mjs exports no function "render".');
  return { get: async (module) => () => serverModule(exports.render, module.replace(/^\.\//, '')) };
}

function hasRender(exports: unknown): exports is { readonly render: RenderRegion } {
  return isObject(exports) && 'render' in exports && typeof exports.render === 'function';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function serverModule(render: RenderRegion, expose: string): PageModule<StandardData> {
  const drawn = new WeakMap<StandardData, v.InferOutput<typeof Drawn>>();
  return {
    async loader(args) {
      const answer = v.safeParse(Drawn, await render({ ...args, expose }));
      if (!answer.success)
        throw new Error(`render() must resolve with { html, data }, but ${v.summarize(answer.issues)}.`);
      const data = { own: answer.output.data ?? null };
      drawn.set(data, answer.output);
      return data;
    },
    head: ({ data }) => drawn.get(data)?.head ?? {},
    Component: ({ data }) => <ServerMarkup html={drawn.get(data)?.html ?? ''} />,
  };
}

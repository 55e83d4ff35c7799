import { renderToString } from 'react-dom/server';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import { serverBuildContainer } from './server-build-container.tsx';

const ARGS = { url: new URL('https://church.example/choir'), params: {} } as unknown as LoaderArgs;

async function moduleOf(render: (args: LoaderArgs & { readonly expose: string }) => unknown): Promise<PageModule> {
  const make = await serverBuildContainer({ render: async (args: never) => render(args) }).get('./pages/choir');
  return make() as PageModule;
}

it('puts the HTML into the document, and gives the data to the browser', async () => {
  const { Component, loader, head } = await moduleOf(({ expose, url }) => ({
    html: `<b>${expose} at ${url.pathname}</b>`,
    data: ['psalm'],
    head: { description: 'Sing.' },
  }));
  const data = await loader?.(ARGS);
  expect(JSON.parse(JSON.stringify(data))).toEqual({ own: ['psalm'] });
  expect(renderToString(<Component data={data} />)).toBe('<div><b>pages/choir at /choir</b></div>');
  expect(head?.({ data, url: ARGS.url })).toEqual({ description: 'Sing.' });
});

it.each([
  ['no object', 'a text'],
  ['HTML that is no text', { html: 7 }],
])('says what is wrong with an answer: %s', async (_name, answer) => {
  const { loader } = await moduleOf(() => answer);
  await expect(loader?.(ARGS)).rejects.toThrow('render() must resolve with { html, data }');
});

it('refuses a server build without render', () => {
  expect(() => serverBuildContainer({})).toThrow('server/render.mjs exports no function "render".');
});

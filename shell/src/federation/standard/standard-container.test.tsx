import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Remote } from 'shared/contract';
import { EVENTS } from '../../testing/remotes.ts';
import { browserContainer } from '../browser-containers.ts';

const remote = (name: string): Remote => ({
  ...EVENTS,
  name,
  runtime: 'standard',
  globalName: `${name}_1_0_0`,
  exposes: { 'pages/choir': { js: [], css: [] } },
});

const open = async (release: Remote) => (await browserContainer(release)).get('./pages/choir');

const entryOf = ({ name }: Remote, query = '') => `${location.origin}/_/assets/${name}/1.0.0/remoteEntry.js${query}`;
const script = (src: string) => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);

/** Waits for the script, and lets it leave a container. */
async function answer(release: Remote, container: object | undefined, query?: string): Promise<void> {
  const src = entryOf(release, query);
  await waitFor(() => expect(script(src)).not.toBeNull());
  Reflect.set(globalThis, release.globalName, container);
  script(src)?.dispatchEvent(new Event('load'));
}

type Scope = Record<string, Record<string, { lib?: () => { useState: unknown } }>>;

/** As a bundler's stock plugin makes it: it takes its libraries from the share scope. */
function stockContainer(exposed: (scope: Scope) => object) {
  let scope: Scope = {};
  return {
    init: (given: Scope) => void (scope = given),
    get: async () => () => exposed(scope),
  };
}

it("draws with the shell's own React, and hands data over", async () => {
  const choir = remote('choir');
  const loading = open(choir);
  await answer(
    choir,
    stockContainer((scope) => ({
      Component: () => null,
      loader: async () => Object.values(scope['react'] ?? {}).map(({ lib }) => lib?.().useState === useState),
    })),
  );
  const module = (await loading)() as { loader: (args: object) => Promise<unknown> };
  expect(await module.loader({})).toEqual({ own: [true] });
});

it('says which file was no container, and asks for another address the next time', async () => {
  const band = remote('band');
  const first = open(band);
  await answer(band, undefined);
  await expect(first).rejects.toThrow(`${entryOf(band)} ran, but left no container in band_1_0_0.`);
  const second = open(band);
  await answer(
    band,
    stockContainer(() => ({ Component: () => null })),
    '?again=1',
  );
  expect((await second)()).toHaveProperty('Component');
});

it('refuses a module without a component', async () => {
  const drums = remote('drums');
  const loading = open(drums);
  await answer(
    drums,
    stockContainer(() => ({ default: () => null })),
  );
  const make = await loading;
  expect(make).toThrow('The exposed module has no Component.');
});

it("loads no other address than the shell's, whatever DevTools ask for", async () => {
  const flutes = remote('flutes');
  // As the extension's plugin does, to every runtime of a page.
  const refused: unknown[] = [];
  const beforeRegisterRemote = (asked: { readonly remote: { entry: string } }) => {
    try {
      asked.remote.entry = 'https://elsewhere.example/mf-manifest.json';
    } catch (error) {
      refused.push(error);
    }
    return asked;
  };
  jest.resetModules();
  Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [{ name: 'override', beforeRegisterRemote }] } });
  const { browserContainer: fresh } = await import('../browser-containers.ts');
  const loading = fresh(flutes).then((container) => container.get('./pages/choir'));
  await answer(
    flutes,
    stockContainer(() => ({ Component: () => null })),
  );
  expect((await loading)()).toHaveProperty('Component');
  expect(refused).toHaveLength(1);
});

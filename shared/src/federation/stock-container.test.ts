import type { bundlerRuntime } from './bundler-runtime.ts';
import { stockContainer, type StockRelease } from './stock-container.ts';

const SITE = 'https://church.example/_/assets/events/1.1.0/';
const RELEASE: StockRelease = {
  name: 'events@1.1.0',
  requires: { react: '^19.3.0', 'shared/router': '^1.1.0' },
  styles: { './pages/events': ['events.0a.css'], './pages/plain': [] },
};

/** What a built container does with its runtime: takes its libraries by number, and its files from its public path. */
function builtContainer(runtime: ReturnType<typeof bundlerRuntime>) {
  const mapping = { 1: { shareKey: 'react' }, 2: { shareKey: 'shared/router' } };
  const webpackRequire = {
    p: '/_/assets/events/1.1.0/',
    m: {} as Record<PropertyKey, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: mapping },
  };
  const { init, consumes } = runtime.bundlerRuntime;
  init({ webpackRequire });
  const required = (id: number) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return {
    get: async () => {
      consumes({ webpackRequire, chunkId: 'page', chunkMapping: { page: [1, 2] } });
      return () => ({ react: required(1), router: required(2), files: webpackRequire.p });
    },
  };
}

const shared = (lib: unknown, loaded = false) => ({ loaded, get: async () => () => lib });
const HOST = { react: { '19.3.1': shared('React of the host') }, 'shared/router': { '1.3.0': shared('its router') } };

/** The entry as its script makes it. */
function entry(address = `${SITE}stockEntry.js`, release = RELEASE) {
  const script = Object.assign(document.createElement('script'), { src: address });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: address ? script : null });
  return stockContainer(release, builtContainer);
}

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
  document.head.replaceChildren();
});

it('gives a section the libraries of its host, and the files of its own site', async () => {
  const container = entry();
  await container.init(HOST);
  const make = await container.get('./pages/plain');
  expect(make()).toEqual({ react: 'React of the host', router: 'its router', files: SITE });
});

it('gives two releases in one page the libraries that each of them needs', async () => {
  const scope = { ...HOST, react: { ...HOST.react, '20.0.0': shared('the next React') } };
  const next = { ...RELEASE, name: 'events@2.0.0', requires: { ...RELEASE.requires, react: '^20.0.0' } };
  const containers = [entry(), entry('https://other.example/_/assets/events/2.0.0/stockEntry.js', next)];
  await Promise.all(containers.map((container) => container.init(scope)));
  const made = await Promise.all(containers.map(async (container) => (await container.get('./pages/plain'))()));
  expect(made).toEqual([
    expect.objectContaining({ react: 'React of the host', files: SITE }),
    expect.objectContaining({ react: 'the next React', files: 'https://other.example/_/assets/events/2.0.0/' }),
  ]);
});

it('takes the fitting version that the host uses already, else the newest', async () => {
  const versions = { '19.3.9': shared('used', true), '19.10.0': shared('newest'), '18.3.1': shared('old', true) };
  const first = entry();
  await first.init({ ...HOST, react: versions });
  expect((await first.get('./pages/plain'))()).toMatchObject({ react: 'used' });
  const second = entry();
  await second.init({ ...HOST, react: { ...versions, '19.3.9': shared('unused') } });
  expect((await second.get('./pages/plain'))()).toMatchObject({ react: 'newest' });
});

it('says which library does not fit and which is missing, and tries again at the next call', async () => {
  const container = entry();
  const scope: Record<string, Record<string, ReturnType<typeof shared>>> = {
    react: { '18.3.1': shared('old'), '19.2.0': shared('older') },
  };
  await container.init(scope);
  await expect(container.get('./pages/plain')).rejects.toThrow(
    'events@1.1.0 cannot be drawn in this host. It needs react ^19.3.0, and the host shares 18.3.1, 19.2.0: install a version ' +
      'in that range in the host, or load a release that was built for the host’s. It needs shared/router ^1.1.0, which the ' +
      'host does not share: call registerShared(sharedWithSections()) of section-host before the section is loaded.',
  );
  // The host shares them later.
  Object.assign(scope, HOST);
  expect((await container.get('./pages/plain'))()).toMatchObject({ react: 'React of the host' });
});

it('adds the stylesheets of what is drawn, once, and waits for them', async () => {
  const container = entry();
  await container.init(HOST);
  let arrived = false;
  const getting = [container.get('./pages/events'), container.get('./pages/events')];
  void getting[0]?.then(() => (arrived = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sheets().map(({ href }) => href)).toEqual([`${SITE}events.0a.css`]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toBe(false);
  sheets()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(getting);
});

it('says which stylesheet did not come, and asks for it again', async () => {
  const container = entry('https://third.example/_/assets/events/1.1.0/stockEntry.js');
  await container.init(HOST);
  const failing = container.get('./pages/events');
  await new Promise((resolve) => setTimeout(resolve));
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('third.example/_/assets/events/1.1.0/events.0a.css could not be loaded.');
  const again = container.get('./pages/events');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sheets()).toHaveLength(1);
  sheets()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeInstanceOf(Function);
});

it('wants to be initialised, and to know where it is', async () => {
  await expect(entry().get('./pages/plain')).rejects.toThrow('events@1.1.0 was not initialised: call init');
  expect(() => entry('')).toThrow('The entry of events@1.1.0 does not know its own address.');
});

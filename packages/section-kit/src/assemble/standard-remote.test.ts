import { standardRemote } from './standard-remote.ts';

const REGISTRATION = {
  name: 'choir',
  contract: '1.4.0',
  runtime: 'standard',
  routes: [{ path: '/choir', page: 'choir', title: 'Choir' }],
  slots: [{ slot: 'home.next-event', expose: 'rehearsal' }],
};

const files = (sync: string[], async: string[] = []) => ({ sync, async });

const MANIFEST = {
  metaData: { globalName: 'choir_1_0_0', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
  shared: [
    { name: 'react', requiredVersion: '^19.3.0' },
    { name: 'section-kit/router', requiredVersion: '^1.4.0' },
    { name: 'lodash', requiredVersion: '^4.0.0' },
  ],
  exposes: [
    { path: './pages/choir', assets: { js: files(['choir.js'], ['later.js']), css: files(['a.css'], ['b.css']) } },
    { path: './slots/rehearsal', assets: { js: files(['rehearsal.js']), css: files([]) } },
  ],
};

const made = (differences: { registration?: object; metaData?: object } = {}) =>
  standardRemote({
    registration: { ...REGISTRATION, ...differences.registration },
    manifest: { ...MANIFEST, metaData: { ...MANIFEST.metaData, ...differences.metaData } },
    version: '1.0.0',
  });

it('has what the site must know, of the registration and of the build', () => {
  expect(made()).toMatchObject({
    name: 'choir',
    runtime: 'standard',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    entryType: 'var',
    globalName: 'choir_1_0_0',
    // Its own lodash comes with it.
    requires: { react: '^19.3.0', 'section-kit/router': '^1.4.0' },
    exposes: {
      'pages/choir': { js: ['choir.js'], css: ['a.css', 'b.css'] },
      'slots/rehearsal': { js: ['rehearsal.js'], css: [] },
    },
  });
});

it.each([
  ['var', 'var'],
  ['module', 'module'],
  ['system', 'system'],
])('tells by the manifest how an entry is loaded: %s', (type, entryType) => {
  const remoteEntry = { name: 'entry.js', path: 'assets', type };
  expect(made({ metaData: { remoteEntry } })).toMatchObject({ entryType, entry: 'assets/entry.js' });
});

it.each<[string, Parameters<typeof made>[0], RegExp]>([
  ['a misspelt key', { registration: { route: [] } }, /route/],
  ['a misspelt key of a route', { registration: { routes: [{ ...REGISTRATION.routes[0], tilte: '' }] } }, /tilte/],
  ['another runtime', { registration: { runtime: undefined } }, /must be "standard"/],
  ['a container of every release’s name', { metaData: { globalName: 'choir' } }, /must be named "choir_1_0_0"/],
  [
    'an entry of another kind',
    { metaData: { remoteEntry: { name: 'entry.js', path: '', type: 'commonjs' } } },
    /"var", "module" or "system"/,
  ],
])('refuses %s in words', (_name, differences, words) => {
  expect(() => made(differences)).toThrow(words);
});

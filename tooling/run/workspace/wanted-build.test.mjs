import { packageVersion } from './release-builds.mjs';
import { wantedBuild } from './wanted-build.mjs';

test.each([
  ['publish events', { section: 'events', version: packageVersion('events'), site: [], isNew: true }],
  ['check events', { section: 'events', version: packageVersion('events'), site: [], isNew: true }],
  ['check events --pictures', { section: 'events', version: packageVersion('events'), site: [], isNew: false }],
  ['publish events --version 1.5.0-rc.1', { section: 'events', version: '1.5.0-rc.1', site: [], isNew: true }],
  [
    '--url https://church.example publish shell --over-budget because',
    { section: 'shell', version: packageVersion('shell'), site: ['--url', 'https://church.example'], isNew: true },
  ],
])('%s is built from the sources first', (args, build) => {
  expect(wantedBuild(args.split(' '))).toEqual(build);
});

test.each([
  'publish events --from mfe-events/dist/1.0.0',
  'publish events --version latest',
  'check events --before-build',
  'publish elsewhere',
  'publish constructor',
  'publish --help',
  'publish events --help',
  'publish events --verion 1.5.0',
  'publish',
  'status --json',
  'promote events',
  '',
])('%s is not', (args) => {
  expect(wantedBuild(args.split(' '))).toBeNull();
});

import { helpOf } from './help.mjs';
import { flag, list, number, text } from './options.mjs';
import { readArguments } from './read-arguments.mjs';

const COUNT = {
  command: 'npm run trial -- storm',
  about: 'Forms in a storm.',
  operand: list({ value: 'kind', about: 'of forms', usual: 'all', among: ['prayer', 'contact'] }),
  options: {
    count: number({ about: 'forms', fallback: 100 }),
    minutes: number({ about: 'of storm', fallback: 1, least: 0.5, fraction: true }),
    route: list({ value: 'path', about: 'only these' }),
    replace: flag('what is there'),
  },
};
const FILE = {
  command: 'npm run restore',
  about: 'A site of a backup.',
  operand: text({
    value: 'file',
    about: 'to read',
    required: true,
    check: (file) => (file === 'backup.tar.gz' ? undefined : 'there is no such file.'),
  }),
};
const NOTHING = { command: 'npm start', about: 'Starts.' };

/** @param {import('./read-arguments.mjs').Description} description @param {string} words */
const read = (description, words) => readArguments(description, words.split(' ').filter(Boolean));

it('gives what was asked for, and the fallbacks of the rest', () => {
  expect(read(COUNT, 'prayer --count 7 contact --route /a --route=/b --replace')).toEqual({
    operand: ['prayer', 'contact'],
    options: { count: 7, minutes: 1, route: ['/a', '/b'], replace: true },
  });
  expect(read(COUNT, '--minutes 2.5')).toEqual({
    operand: [],
    options: { count: 100, minutes: 2.5, route: [], replace: false },
  });
  expect(read(FILE, 'backup.tar.gz')).toEqual({ operand: 'backup.tar.gz', options: {} });
  expect(read(NOTHING, '')).toEqual({ operand: undefined, options: {} });
});

it.each(['--help', '-h', 'prayer --help', 'snow --help'])('gives nothing when help is asked for: %s', (words) => {
  expect(read(COUNT, words)).toBeNull();
  expect(read(NOTHING, words)).toBeNull();
});

it.each([
  [
    COUNT,
    '--cuont 7',
    'npm run trial -- storm has no option --cuont. It takes <kind>, --count, --minutes, --route, --replace; --help says more.',
  ],
  [COUNT, '-c 7', 'npm run trial -- storm has no option -c. It takes'],
  [COUNT, '--constructor', 'npm run trial -- storm has no option --constructor. It takes'],
  [COUNT, '--count', '--count needs a value: --count <number>.'],
  [COUNT, '--count --replace', '--count needs a value'],
  [COUNT, '--count=', '--count needs a value'],
  [COUNT, '--replace=yes', '--replace takes no value.'],
  [COUNT, '--count many', '--count many is no whole number from 1 on. Give, for example, 100.'],
  [COUNT, '--count 0', '--count 0 is no whole number from 1 on.'],
  [COUNT, '--count 1.5', '--count 1.5 is no whole number from 1 on.'],
  [COUNT, '--count Infinity', '--count Infinity is no whole number from 1 on.'],
  [COUNT, '--minutes 0.4', '--minutes 0.4 is no number from 0.5 on.'],
  [COUNT, 'snow', 'kind "snow" is not known. Choose among prayer, contact.'],
  [FILE, '', 'Name the file; --help says how.'],
  [FILE, 'other.tar.gz', 'file other.tar.gz: there is no such file.'],
  [FILE, 'backup.tar.gz b', 'npm run restore takes no "b". It takes <file>; --help says more.'],
  [NOTHING, '--port 1', 'npm start has no option --port. It takes nothing but --help.'],
  [NOTHING, 'now', 'npm start takes no "now". It takes nothing but --help.'],
])('refuses what %# cannot mean: %s %s', (description, words, message) => {
  expect(() => read(description, words)).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
  );
});

it('says in its help what it takes', () => {
  expect(helpOf(COUNT)).toBe(
    [
      'npm run trial -- storm [kind …] [options]',
      '',
      'Forms in a storm.',
      '',
      '  kind                of forms (all)',
      '  --count <number>    forms (100)',
      '  --minutes <number>  of storm (1)',
      '  --route <path> …    only these',
      '  --replace           what is there',
      '  --help              this',
    ].join('\n'),
  );
  expect(helpOf(FILE)).toMatch(/^npm run restore -- file\n/);
  expect(helpOf({ ...NOTHING, more: 'PORT.' })).toBe('npm start\n\nStarts.\n\n  --help  this\n\nPORT.');
});

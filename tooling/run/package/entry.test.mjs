import { foldersOf, sortEntries } from './entry.mjs';

const file = (/** @type {string} */ path) => ({ path, text: '' });

describe('the order of entries', () => {
  it('is the same, whatever order they were found in', () => {
    const paths = ['b', 'a/c', 'a', 'B', 'a-b', 'ä'];
    const one = sortEntries(paths.map(file));
    expect(one).toEqual(sortEntries(paths.toReversed().map(file)));
    expect(one.map(({ path }) => path)).toEqual(['B', 'a', 'a-b', 'a/c', 'b', 'ä']);
  });

  it('refuses two of one path', () => {
    expect(() => sortEntries([file('a'), file('b'), file('a')])).toThrow('The artefact would have a twice.');
  });

  it.each(['../a', 'a/../../b', '/etc/passwd'])('refuses %s, which leads out of the artefact', (path) => {
    expect(() => sortEntries([file(path)])).toThrow(`${path} leads out of the artefact.`);
  });

  it.each(['../../node_modules/.pnpm/sharp', '../../node_modules/.pnpm/sharp/index.js'])(
    'takes a link to %s',
    (link) => {
      const entries = [{ path: 'edge/node_modules/sharp', link }, file('node_modules/.pnpm/sharp/index.js')];
      expect(sortEntries(entries)).toHaveLength(2);
    },
  );

  it.each([
    ['../../sharp', 'out of the artefact'],
    ['/sharp', 'out of the artefact'],
    ['../node_modules/sharp', 'which is not in the artefact'],
  ])('refuses a link to %s, which leads %s', (link, fault) => {
    expect(() => sortEntries([{ path: 'edge/sharp', link }])).toThrow(`edge/sharp leads to ${link}, ${fault}.`);
  });
});

it('lists each folder once, before what is in it', () => {
  expect(foldersOf([file('cms/dist/src/index.js'), file('cms/dist/build/a.js'), file('LICENSE')])).toEqual([
    'cms',
    'cms/dist',
    'cms/dist/build',
    'cms/dist/src',
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classNames } from './class-names.ts';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  for (const name of ['mfe-music', 'mfe-art', 'shared']) mkdirSync(join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CSS = '.card { animation: rise 1s; } .card:hover .title { width: 1.5rem; } @keyframes rise {}';
/** @type {import('../release.ts').Release} */
const RELEASE = {
  section: 'music',
  version: '1.0.0',
  source: '',
  publicPath: '/',
  globalName: 'music',
  folder: '',
  development: false,
  followed: false,
};

/**
 * The names in a build.
 * @param {readonly string[]} locals
 * @param {{ file?: string, css?: string, release?: Partial<import('../release.ts').Release> }} [options]
 */
function namesOf(locals, { file = 'mfe-music/card.module.css', css = CSS, release = {} } = {}) {
  const resourcePath = join(folder, file);
  writeFileSync(resourcePath, css);
  const { section } = { ...RELEASE, ...release };
  const stylesheet = { rootContext: join(folder, `mfe-${section}`), resourcePath };
  const nameOf = classNames({ ...RELEASE, ...release });
  return locals.map((local) => nameOf(stylesheet, '', local));
}

test('a class has the prefix of its stylesheet and a number, in whatever order a build asks', () => {
  const [card, title] = namesOf(['card', 'title']);
  expect(card).toMatch(/^[a-z][\w-]{4}0$/i);
  expect(title).toBe(`${card?.slice(0, 5)}1`);
  expect(namesOf(['title', 'card'])).toEqual([title, card]);
});

test('an animation has the prefix and its own name', () => {
  expect(namesOf(['rise'])[0]).toMatch(/^[\w-]{5}-rise$/);
});

test('who develops reads the names of the source', () => {
  expect(namesOf(['card'], { release: { followed: true } })[0]).toMatch(/^[\w-]{5}-card$/);
});

test('two releases of a section have no name in common, nor have two stylesheets', () => {
  const names = [
    ...namesOf(['card']),
    ...namesOf(['card'], { release: { version: '1.0.1' } }),
    ...namesOf(['card'], { file: 'mfe-music/other.module.css' }),
  ];
  expect(new Set(names).size).toBe(3);
});

test('a stylesheet of `shared` has equal names in all sections, until its rules change', () => {
  const file = 'shared/card.module.css';
  const names = namesOf(['card', 'title'], { file });
  expect(namesOf(['card', 'title'], { file, release: { section: 'art', version: '2.0.0' } })).toEqual(names);
  expect(namesOf(['card', 'title'], { file, css: `${CSS}\n.card { color: red; }` })).not.toEqual(names);
});

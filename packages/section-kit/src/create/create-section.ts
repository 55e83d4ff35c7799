import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { SectionError } from '../assemble/standard-remote.ts';

/** The kit itself: this program is in its `bin`. */
const KIT = join(import.meta.dirname, '..');
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const Kit = v.object({ version: v.string() });

/** Whose configuration a new repository may have. */
export const BUNDLERS = ['vite', 'webpack'] as const;

export interface NewSection {
  readonly section: string;
  readonly bundler: (typeof BUNDLERS)[number];
}

/**
 * Makes a repository for a section, with the kit that made it.
 * @param parent the folder that it is made in
 * @returns its folder
 */
export async function createSection({ section, bundler }: NewSection, parent: string): Promise<string> {
  if (!NAME.test(section))
    throw new SectionError(`"${section}" is no name. Take lower-case letters, digits and dashes, such as "music".`);
  const folder = join(parent, section);
  if (await exists(folder))
    throw new SectionError(`${folder} is there already. Choose another name, or another place.`);
  const { version } = v.parse(Kit, JSON.parse(await readFile(join(KIT, 'package.json'), 'utf8')));
  for (const part of ['common', bundler]) await cp(join(KIT, 'templates', part), folder, { recursive: true });
  // npm packs no file of that name.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const pages = join(folder, 'src', 'pages');
  for (const ending of ['.tsx', '.module.css', '.test.tsx'])
    await rename(join(pages, `section${ending}`), join(pages, section + ending));
  await fillIn(folder, { section, title: titleOf(section), version });
  await packKit(join(folder, 'kit'));
  return folder;
}

/** Replaces `__section__` and the like in every file. */
async function fillIn(folder: string, words: Readonly<Record<string, string>>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(/__([a-z]+)__/g, (whole, word: string) => words[word] ?? whole),
    );
  }
}

/** The kit goes along, because no registry has it. */
async function packKit(folder: string): Promise<void> {
  await mkdir(folder);
  await promisify(execFile)('npm', ['pack', '--silent', KIT, '--pack-destination', folder], { cwd: folder });
}

function titleOf(section: string): string {
  const words = section.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

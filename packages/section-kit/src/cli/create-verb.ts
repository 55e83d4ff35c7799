import { type Command, Option } from 'commander';
import { relative } from 'node:path';
import { BUNDLERS, createSection, type NewSection } from '../create/create-section.ts';

/** Makes a repository for a new section. */
export function createVerb(program: Command, print: (text: string) => void): void {
  program
    .command('create <section>')
    .description(
      'Makes a folder with a section of one page, which is a repository of its own, with a test and all files for CI.',
    )
    .addOption(
      new Option('--bundler <name>', 'that builds it; webpack: by the preset of the site’s own sections')
        .choices(BUNDLERS)
        .default('vite'),
    )
    .action(async (section: string, { bundler }: Pick<NewSection, 'bundler'>) => {
      const folder = await createSection({ section, bundler }, process.cwd());
      print(`${section} is in ${relative(process.cwd(), folder)}. Next:

  cd ${section}
  npm install
  SOTERIA_URL=https://www.example.org npm run dev

README.md there says how it is published.`);
    });
}

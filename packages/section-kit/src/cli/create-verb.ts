import type { Command } from 'commander';
import { relative } from 'node:path';
import { createSection } from '../create/create-section.ts';

/** Makes a repository for a new section. */
export function createVerb(program: Command, print: (text: string) => void): void {
  program
    .command('create <section>')
    .description(
      'Makes a folder with a section of one page, which is a repository of its own: built by Vite, with all files for CI.',
    )
    .action(async (section: string) => {
      const folder = await createSection(section, process.cwd());
      print(`${section} is in ${relative(process.cwd(), folder)}. Next:

  cd ${section}
  npm install
  SOTERIA_URL=https://www.example.org npm run dev

README.md there says how it is published.`);
    });
}

import type { Command } from 'commander';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../assemble/assemble.ts';
import { SectionError } from '../assemble/standard-remote.ts';
import type { DevelopmentOptions } from '../dev/develop.ts';

/** A build of the shell, packed with the kit. */
const SHELL = join(import.meta.dirname, '..', 'shell');

const Registration = v.object({ name: v.string(), runtime: v.optional(v.string()) });
const Versioned = v.object({ version: v.string() });

/** Shows the section on the live site, while it is written. */
export function devVerb(program: Command, print: (text: string) => void): void {
  program
    .command('dev')
    .description(
      'Shows this section on the site, from its sources, and again at each save. The site itself is only read.',
    )
    .option('--port <number>', 'of the address to look at', '3000')
    .action(async ({ port }: { port: string }) => {
      const folder = process.cwd();
      const { name: section, runtime } = await readJson(join(folder, 'remote.json'), {
        schema: Registration,
        hint: 'Go to the folder of a section.',
      });
      const own = await readJson(join(folder, 'package.json'), {
        schema: Versioned,
        hint: 'It says which version this is.',
      });
      const shell = await readJson(join(SHELL, 'remote.json'), { schema: Versioned, hint: 'Install the kit again.' });
      const options: DevelopmentOptions = {
        folder,
        section,
        version: `${own.version}-dev`,
        shell: { folder: SHELL, version: shell.version },
        isPreset: runtime === undefined,
        port: portOf(port),
        site: siteOf(program),
        say: print,
      };
      // The other verbs start without a server.
      const { develop } = await import('../dev/develop.ts');
      await develop(options);
    });
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SectionError(`--port ${text} is no port. Give a number from 1 to 65535.`);
}

function siteOf(program: Command): string {
  const text = program.opts<{ url?: string }>().url ?? process.env['SOTERIA_URL'] ?? '';
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new SectionError(
    `${text === '' ? 'No site is named' : `"${text}" is no site`}. Say which: SOTERIA_URL=https://www.example.org npx soteria dev`,
  );
}

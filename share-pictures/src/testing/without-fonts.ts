import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureFacts } from '../picture-facts.ts';
import { OWN_PROGRAM } from './own-program.ts';

/** Where Linux has fonts, and what finds them. */
const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/usr/share/fontconfig',
  '/etc/fonts',
  '/var/cache/fontconfig',
];

/**
 * Draws with an empty configuration of fontconfig and an empty home; and, where the system lets anybody make a root of their own
 * (`unshare`), in one whose folders of fonts are empty.
 */
export async function drawWithoutFonts(facts: PictureFacts): Promise<Buffer> {
  const home = await mkdtemp(join(tmpdir(), 'soteria-no-fonts-'));
  const config = join(home, 'fonts.conf');
  await writeFile(config, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>');
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, FONTCONFIG_FILE: config };
  const [command, ...args] = [...ownRoot(), process.execPath, ...OWN_PROGRAM.nodeArgs, OWN_PROGRAM.file];
  try {
    return await run(command, args, { env, facts });
  } finally {
    await rm(home, { recursive: true });
  }
}

/** The words before a command that run it in a root without fonts; none where that is not allowed. */
function ownRoot(): [] | [string, ...string[]] {
  const folders = FONT_FOLDERS.filter((folder) => existsSync(folder));
  const hide = folders.map((folder) => `mount -t tmpfs none ${folder}`).join(' && ');
  const words: [string, ...string[]] = [
    'unshare',
    '--map-root-user',
    '--mount',
    '/bin/sh',
    '-c',
    `${hide || 'true'} && exec "$@"`,
    'sh',
  ];
  const [command, ...args] = words;
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' });
    return words;
  } catch {
    return [];
  }
}

interface Run {
  readonly env: NodeJS.ProcessEnv;
  readonly facts: PictureFacts;
}

function run(command: string, args: readonly string[], { env, facts }: Run): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', env, maxBuffer: 4 * 1024 * 1024 } as const;
    const child = execFile(command, args, options, (error, picture) => (error ? reject(error) : resolve(picture)));
    child.stdin?.end(JSON.stringify(facts));
  });
}

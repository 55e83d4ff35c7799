import type { Command } from 'commander';
import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import { readText } from '../../store/files/text-files.ts';
import { NoAnswer } from '../answers.ts';
import type { Tool } from '../tool.ts';

const KeyAnswer = v.object({ id: v.string() });

export function keyVerbs(program: Command, tool: Tool): void {
  const key = program.command('key').description('The keys that a team signs its releases with, for an operator.');
  addRegistering(key, tool);
  addEnding(key, tool);
}

/** Adds the verbs `create` and `add`. */
function addRegistering(key: Command, { print, client }: Tool): void {
  const register = async (team: string, publicKey: string) =>
    (await client()).call({ method: 'PUT', path: keyPath(team), json: { publicKey }, schema: KeyAnswer });

  key
    .command('create <team>')
    .description('Makes a key, registers its public part, and writes the private one into a file.')
    .option('--out <file>', 'where to (default: <team>-signing-key.pem)')
    .action(async (team: string, { out = `${team}-signing-key.pem` }: { out?: string }) => {
      const { publicKey, privateKey } = newKeyPair();
      const file = resolve(out);
      await writePrivate(file, privateKey);
      const { id } = await register(team, publicKey).catch(async (error: unknown) => {
        await rm(file);
        throw error;
      });
      print(
        `Key ${id} of ${team}. Its private part is in ${file}: put it into SOTERIA_SIGNING_KEY where ${team} releases from.`,
      );
    });

  key
    .command('add <team> <file>')
    .description('Registers the public part of a key that the team has made itself.')
    .action(async (team: string, file: string) => {
      const { id } = await register(team, await publicKeyIn(file));
      print(`Key ${id} of ${team} is registered.`);
    });
}

/** Adds the verbs `retire` and `revoke`. */
function addEnding(key: Command, { print, client }: Tool): void {
  key
    .command('retire <team> <id>')
    .description('The key signs no new release; what it has signed is served on.')
    .action(async (team: string, id: string) => {
      await (await client()).call({ method: 'POST', path: keyPath(team, id, 'retire'), json: {}, schema: NoAnswer });
      print(`The key ${id} of ${team} is retired.`);
    });

  key
    .command('revoke <team> <id>')
    .description('For a key in foreign hands: whatever it has signed is served no more.')
    .action(async (team: string, id: string) => {
      await (await client()).call({ method: 'DELETE', path: keyPath(team, id), schema: NoAnswer });
      print(`The key ${id} of ${team} is revoked.`);
    });
}

function keyPath(team: string, ...rest: string[]): string {
  return `/${['teams', team, 'keys', ...rest].map(encodeURIComponent).join('/')}`;
}

function newKeyPair() {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** Runs before the registration, so that no lost key is registered. Never overwrites a file. */
async function writePrivate(file: string, pem: string): Promise<void> {
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(`The key was not made: ${why}. Choose another file with --out.`, { cause });
  }
}

async function publicKeyIn(file: string): Promise<string> {
  const text = await readText(file);
  if (text !== '') return text;
  throw new ReleaseError(`There is no file ${file}.`);
}

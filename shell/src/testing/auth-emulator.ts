import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import * as v from 'valibot';

const PROGRAM = resolve(__dirname, '..', '..', '..', 'tooling', 'auth-emulator', 'main.mjs');
const PROJECT = 'demo-church';
const Found = v.object({ users: v.tuple([v.record(v.string(), v.unknown())]) });

/** Milliseconds. It installs itself at its first start, and a machine can be busy. */
export const STARTED_WITHIN_MS = 240_000;

/** The account provider, as its owner uses it. */
export interface AuthEmulator {
  /** The `firebase` part of the site's public configuration. */
  readonly config: Readonly<Record<string, string>>;
  /** Removes all accounts and restores the default settings. */
  reset(): Promise<void>;
  /** When on, the emulator does not reveal which addresses have an account. */
  setImprovedEmailPrivacy(on: boolean): Promise<void>;
  /** Calls this address before an account is created. Its error becomes the provider's. */
  askBeforeCreate(functionUri: string): Promise<void>;
  account(email: string): Promise<Readonly<Record<string, unknown>>>;
  update(uid: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  remove(uid: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Google's Auth emulator, in a process that ends with this one. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const child = spawn(process.execPath, [PROGRAM, PROJECT]);
  const url = await firstLine(child).catch((error: unknown) => {
    child.kill();
    throw error;
  });

  const accounts = (action: string, body: object) =>
    owner('POST', `${url}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${action}`, body);
  const settings = (change: object) =>
    owner('PATCH', `${url}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`, change);
  const setImprovedEmailPrivacy = (on: boolean) => settings({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } });

  return {
    config: { apiKey: 'key', authDomain: 'auth.church.example', projectId: PROJECT, emulatorUrl: url },
    async reset() {
      await owner('DELETE', `${url}/emulator/v1/projects/${PROJECT}/accounts`);
      await settings({ blockingFunctions: {} });
      await setImprovedEmailPrivacy(false);
    },
    setImprovedEmailPrivacy: async (on) => void (await setImprovedEmailPrivacy(on)),
    async askBeforeCreate(functionUri) {
      await settings({ blockingFunctions: { triggers: { beforeCreate: { functionUri } } } });
    },
    async account(email) {
      const { users } = v.parse(Found, await accounts('lookup', { email: [email] }));
      return users[0];
    },
    update: async (uid, fields) => void (await accounts('update', { localId: uid, ...fields })),
    remove: async (uid) => void (await accounts('delete', { localId: uid })),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

async function firstLine({ stdout, stderr }: ChildProcessWithoutNullStreams): Promise<string> {
  const complaints: string[] = [];
  stderr.on('data', (data) => void complaints.push(String(data)));
  const [line] = await Promise.race([
    once(stdout, 'data', { signal: AbortSignal.timeout(STARTED_WITHIN_MS - 5_000) }),
    once(stdout, 'close'),
  ]);
  if (line === undefined) throw new Error(`The emulator did not start:\n${complaints.join('')}`);
  return String(line).trim();
}

async function owner(method: string, url: string, body?: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The emulator answered ${response.status} to ${method} ${url}: ${text}`);
  return JSON.parse(text);
}

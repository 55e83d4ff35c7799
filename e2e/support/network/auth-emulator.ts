import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../site.ts';

const PROGRAM = join(ROOT, 'tooling', 'auth-emulator', 'main.mjs');
const PROJECT = 'demo-church';
const KEY = 'key';

export interface AuthEmulator {
  readonly url: string;
  /** The site's settings for accounts of this emulator. */
  readonly settings: Readonly<Record<string, string>>;
  /** A new account, as the browser stores one that is signed in: an entry of its local storage. */
  session(email: string): Promise<{ readonly name: string; readonly value: string }>;
  stop(): Promise<void>;
}

/** Google's own Auth emulator; it ends with this process, if not before. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const child = spawn(process.execPath, [PROGRAM, PROJECT], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(neverStarted)]);
  const url = String(line).trim();
  return {
    url,
    settings: {
      FIREBASE_API_KEY: KEY,
      FIREBASE_AUTH_DOMAIN: 'auth.church.example',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_URL: url,
    },
    async session(email) {
      const account = await signUp(url, email);
      return { name: `firebase:authUser:${KEY}:[DEFAULT]`, value: JSON.stringify(stored(email, account)) };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

function neverStarted(): never {
  throw new Error('The Auth emulator did not start.');
}

interface Account {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

async function signUp(url: string, email: string): Promise<Account> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'psalm-23', returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** What the accounts SDK reads. */
function stored(email: string, { localId, idToken, refreshToken }: Account) {
  const now = Date.now();
  return {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: KEY,
    appName: '[DEFAULT]',
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../site.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Somebody who is logged in to the CMS, through the API that its panel uses. */
export interface Editor {
  /** A new entry, not public yet where the type has drafts. Returns its id. */
  create(type: string, fields: Fields): Promise<string>;
  update(type: string, id: string, fields: Fields): Promise<void>;
  publish(type: string, id: string, fields?: Fields): Promise<void>;
  remove(type: string, id: string): Promise<void>;
  /** As it is in the panel's form: a draft where the type has them. */
  read(type: string, id: string): Promise<Fields>;
  /** At most a hundred entries. @param filter as the content API's queries have it: `[email][$eq]=…` */
  list(type: string, filter?: string): Promise<readonly Fields[]>;
  /** An entry that was deleted, as it was. */
  bringBack(type: string, id: string): Promise<void>;
  /** An entry that exists once (site settings, latest sermon). */
  readSingle(type: string): Promise<Fields>;
  /** Makes it when there is none. */
  updateSingle(type: string, fields: Fields): Promise<void>;
}

const collection = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
const single = (type: string) => `/content-manager/single-types/api::${type}.${type}`;

/** With the password that the CMS made for its first administrator. */
export async function logIn(): Promise<Editor> {
  const token = await sessionToken();
  const call = (method: string, path: string, body?: unknown) => ask({ method, path, body }, token);
  return {
    create: async (type, fields) => text(await call('POST', collection(type), fields), 'data', 'documentId'),
    update: async (type, id, fields) => void (await call('PUT', `${collection(type)}/${id}`, fields)),
    publish: async (type, id, fields = {}) =>
      void (await call('POST', `${collection(type)}/${id}/actions/publish`, fields)),
    remove: async (type, id) => void (await call('DELETE', `${collection(type)}/${id}`)),
    read: async (type, id) => fieldsOf(within(await call('GET', `${collection(type)}/${id}`), 'data')),
    list: async (type, filter) =>
      entries(await call('GET', `${collection(type)}?pageSize=100${filter ? `&filters${filter}` : ''}`)),
    bringBack: async (type, id) => {
      const history = `/entry-history/api::${type}.${type}/${id}`;
      const changes = await call('GET', history);
      const whole = Array.isArray(changes)
        ? changes.map(fieldsOf).find(({ isStored }) => isStored === true)
        : undefined;
      await call('POST', `${history}/${String(whole?.id)}`);
    },
    readSingle: async (type) => fieldsOf(within(await call('GET', single(type)), 'data')),
    updateSingle: async (type, fields) => void (await call('PUT', single(type), fields)),
  };
}

/** The CMS takes five log-ins in five minutes: test files, and a second run, share one. */
export async function sessionToken(): Promise<string> {
  const file = join(site.dataDir, 'run', 'editor-session');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== '' && (await isValid(stored))) return stored;
  const [email, password] = (await readFile(join(site.dataDir, 'admin-password.txt'), 'utf8')).split('\n');
  const token = text(await ask({ method: 'POST', path: '/admin/login', body: { email, password } }), 'data', 'token');
  await writeFile(file, token, { mode: 0o600 });
  return token;
}

async function isValid(token: string): Promise<boolean> {
  return ask({ method: 'GET', path: '/admin/users/me' }, token).then(
    () => true,
    () => false,
  );
}

interface PanelCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

async function ask({ method, path, body }: PanelCall, token?: string): Promise<unknown> {
  const response = await fetch(`${site.cmsUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${method} ${path}: ${answer}`);
  return answer === '' ? null : JSON.parse(answer);
}

/** What lies at the end of a path of names. */
function within(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => fieldsOf(inner)[name], value);
}

function text(value: unknown, ...names: readonly string[]): string {
  const found = within(value, ...names);
  if (typeof found !== 'string') throw new Error(`The CMS gave no ${names.join('.')}: ${JSON.stringify(value)}`);
  return found;
}

function entries(value: unknown): readonly Fields[] {
  const found = within(value, 'results');
  if (!Array.isArray(found)) throw new Error(`The CMS gave no list: ${JSON.stringify(value)}`);
  return found.map(fieldsOf);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

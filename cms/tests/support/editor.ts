import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { given } from './given';
import { type Answer, post, request } from './http';

const loginSchema = v.object({ data: v.object({ token: v.string() }) });
const entrySchema = v.object({ data: v.looseObject({ id: v.number(), documentId: v.string() }) });
const listSchema = v.object({ results: v.array(v.looseObject({ id: v.number(), documentId: v.string() })) });

const keySchema = v.object({ data: v.object({ accessKey: v.string() }) });
const rolesSchema = v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) });

export type PanelEntry = v.InferOutput<typeof entrySchema>['data'];

/** Somebody who is logged in to the panel, through the API that the panel itself uses. */
export interface Editor {
  token: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  create(type: string, data: object): Promise<PanelEntry>;
  read(type: string, documentId: string, status: 'draft' | 'published'): Promise<PanelEntry>;
  update(type: string, documentId: string, data: object): Promise<Answer>;
  publish(type: string, documentId: string, data: object): Promise<Answer>;
  unpublish(type: string, documentId: string): Promise<Answer>;
  remove(type: string, documentId: string): Promise<Answer>;
  list(type: string): Promise<v.InferOutput<typeof listSchema>['results']>;
}

export async function readPasswordFile(dataDir: string): Promise<{ email: string; password: string }> {
  const [email = '', password = ''] = (await readFile(join(dataDir, 'admin-password.txt'), 'utf8')).split('\n');
  return { email, password };
}

const pathOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

export async function tokenOf(url: string, account: { email: string; password: string }): Promise<string> {
  const { body } = await post(`${url}/admin/login`, account);
  return v.parse(loginSchema, body).data.token;
}

/** The token of a fresh log-in. Strapi allows five of them in five minutes, so the test files share one. */
export const logIn = async (url: string, dataDir: string) => tokenOf(url, await readPasswordFile(dataDir));

export function editorOf(url = given('CMS_URL'), token = given('EDITOR_TOKEN')): Editor {
  const call = (method: string, path: string, data?: unknown) =>
    request(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
  const entry = async (answer: Promise<Answer>) => v.parse(entrySchema, (await answer).body).data;

  return {
    token,
    call,
    create: (type, data) => entry(call('POST', pathOf(type), data)),
    read: (type, id, status) => entry(call('GET', `${pathOf(type)}/${id}?status=${status}`)),
    update: (type, id, data) => call('PUT', `${pathOf(type)}/${id}`, data),
    publish: (type, id, data) => call('POST', `${pathOf(type)}/${id}/actions/publish`, data),
    unpublish: (type, id) => call('POST', `${pathOf(type)}/${id}/actions/unpublish`, {}),
    remove: (type, id) => call('DELETE', `${pathOf(type)}/${id}`),
    list: async (type) => v.parse(listSchema, (await call('GET', `${pathOf(type)}?pageSize=100`)).body).results,
  };
}

/** Somebody new with one role, logged in. An administrator makes the account. */
export async function editorWithRole(administrator: Editor, url: string, roleName: string): Promise<Editor> {
  const { body } = await administrator.call('GET', '/admin/roles');
  const role = v.parse(rolesSchema, body).data.find(({ name }) => name === roleName);
  const account = { email: `${randomUUID()}@example.org`, password: 'Only4Tests' };
  const names = { firstname: roleName, lastname: 'Tester' };
  const made = await administrator.call('POST', '/admin/users', { ...names, email: account.email, roles: [role?.id] });
  const { id } = v.parse(v.object({ data: v.object({ id: v.number() }) }), made.body).data;
  await administrator.call('PUT', `/admin/users/${id}`, { password: account.password, isActive: true });
  return editorOf(url, await tokenOf(url, account));
}

interface ProgramOwner {
  readonly administrator?: Editor;
  readonly url?: string;
  readonly name?: string;
}

/** The program of somebody to whom an administrator gave all rights of the public API. */
export async function programWithAllRights(owner: ProgramOwner = {}): Promise<Editor> {
  const { administrator = editorOf(), url, name = randomUUID() } = owner;
  const token = { name, description: '', type: 'full-access', lifespan: null };
  const { body } = await administrator.call('POST', '/admin/api-tokens', token);
  return editorOf(url, v.parse(keySchema, body).data.accessKey);
}

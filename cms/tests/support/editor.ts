import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { given } from './given';
import { type Answer, post, request } from './http';

const loginSchema = v.object({ data: v.object({ token: v.string() }) });
const entrySchema = v.object({ data: v.looseObject({ id: v.number(), documentId: v.string() }) });
const listSchema = v.object({ results: v.array(v.looseObject({ id: v.number(), documentId: v.string() })) });

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

/** The token of a fresh log-in. Strapi allows five of them in five minutes, so the test files share one. */
export async function logIn(url: string, dataDir: string): Promise<string> {
  const { body } = await post(`${url}/admin/login`, await readPasswordFile(dataDir));
  return v.parse(loginSchema, body).data.token;
}

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

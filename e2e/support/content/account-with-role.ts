import { randomUUID } from 'node:crypto';
import { sessionToken } from './cms.ts';
import { site } from '../site.ts';

const PASSWORD = 'Only4Tests';

async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${site.cmsUrl}/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await sessionToken()}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${method} ${path}.`);
  const { data }: { data: Data } = await response.json();
  return data;
}

/** Somebody new with one role: may log in, until the account is removed. */
export async function accountWithRole(name: string, firstname = 'Ruth') {
  const roles = await call<{ id: number; name: string }[]>('GET', '/roles');
  const role = roles.find((each) => each.name === name);
  if (!role) throw new Error(`The CMS has no role “${name}”.`);
  const email = `${randomUUID()}@example.org`;
  const made = { email, firstname, lastname: name, roles: [role.id] };
  const { id } = await call<{ id: number }>('POST', '/users', made);
  await call('PUT', `/users/${id}`, { password: PASSWORD, isActive: true });
  return { email, password: PASSWORD, remove: () => call('DELETE', `/users/${id}`) };
}

/** What its browser is told at the log-in. */
export async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const { email, password } = account;
  const { token } = await call<{ token: string }>('POST', '/login', { email, password });
  return token;
}

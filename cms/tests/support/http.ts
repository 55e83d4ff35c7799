import { given } from './given';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A request to the CMS of this run, or to another one by its full address. */
export async function request(path: string, init?: RequestInit): Promise<Answer> {
  const address = path.startsWith('/') ? `${given('CMS_URL')}${path}` : path;
  return toAnswer(await fetch(address, init));
}

export const get = (path: string) => request(path);

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

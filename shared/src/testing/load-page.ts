import type { LoaderArgs } from '../shell-api/index.ts';
import { createFakeHttp } from './fake-http.ts';

/**
 * What a page's loader returns. Without an answer of the content API, the page says what it said at first.
 * @param answers as of {@link createFakeHttp}
 */
export async function loadPage<Data>(
  loader: (args: LoaderArgs) => Promise<Data>,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = new URL('https://soteria.example/');
  const data = await loader({ http: createFakeHttp(answers), params: {}, url, signal: new AbortController().signal });
  log.mockRestore();
  return data;
}

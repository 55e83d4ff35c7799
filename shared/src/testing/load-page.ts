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
  const url = new URL('https://soteria.example/');
  // By hand: a team's tests may run on anything.
  const { error } = console;
  console.error = () => undefined;
  try {
    return await loader({ http: createFakeHttp(answers), params: {}, url, signal: new AbortController().signal });
  } finally {
    console.error = error;
  }
}

import { type Http, HttpError } from '../http/index.ts';

interface FakeHttp extends Http {
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
}

/**
 * A content API of a few answers. A call gets the one whose key its path begins with; a call that none is for fails as the
 * real one does, with the status that is given as a number, else 404.
 */
export function createFakeHttp(answers: Readonly<Record<string, unknown>>): FakeHttp {
  const asked: string[] = [];
  const call = (path: string): Promise<unknown> => {
    asked.push(path);
    const [, answer = 404] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? [];
    if (typeof answer !== 'number') return Promise.resolve(answer);
    return Promise.reject(new HttpError(`${path}: status ${answer}`, answer));
  };
  return { asked, get: call, post: call };
}

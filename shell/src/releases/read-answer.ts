import type { answerParsers } from './answer-parsers.ts';

type Parsers = typeof answerParsers;

/** The edge's answer, checked by code that comes in a chunk of its own: no page needs it before it answers. */
export async function readAnswer<Name extends keyof Parsers>(
  response: Response,
  name: Name,
): Promise<ReturnType<Parsers[Name]>> {
  const [body, loaded] = await Promise.all([response.json(), loadParsers()]);
  return loaded.answerParsers[name](body) as ReturnType<Parsers[Name]>;
}

const loadParsers = () => import(/* webpackChunkName: "shapes" */ './answer-parsers.ts');

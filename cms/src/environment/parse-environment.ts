import * as v from 'valibot';

import { type Environment, environmentSchema } from './environment-schema';

type Parsed = { ok: true; environment: Environment } | { ok: false; message: string };

/** Reads all variables at once, so that one message names all wrong ones. Values are not echoed: some are secret. */
export function parseEnvironment(source: Record<string, string | undefined>): Parsed {
  const result = v.safeParse(environmentSchema, source);
  if (result.success) return { ok: true, environment: result.output };
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
  return {
    ok: false,
    message: [
      'The CMS did not start: the environment has wrong values.',
      ...lines,
      'Mend them where the CMS is started or in cms/.env; cms/.env.example explains each one.',
    ].join('\n'),
  };
}

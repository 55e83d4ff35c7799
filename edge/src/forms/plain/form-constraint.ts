import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Storage = ReturnType<Strategy['storage']>;

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Adds the constraint `{ body: 'form' }`: such a route takes URL-encoded bodies only. The content API's routes take the
 * other bodies of the same path.
 */
export function addFormConstraint(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: 'body',
    storage: handlersByBody,
    deriveConstraint: ({ headers }) => (headers['content-type']?.match(FORM) ? 'form' : undefined),
    mustMatchWhenDerived: false,
  });
}

function handlersByBody(): Storage {
  const handlers = new Map<unknown, Parameters<Storage['set']>[1]>();
  return {
    get: (body) => handlers.get(body) ?? null,
    set: (body, handler) => void handlers.set(body, handler),
  };
}

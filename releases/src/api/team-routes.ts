import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { TeamStore } from '../store/teams/team-store.ts';
import type { Teams } from '../store/teams/team.ts';
import { type Access, identityOf } from './access.ts';
import { parsed } from './call-refused.ts';
import type { TeamActions } from './team-actions.ts';

const MAX_SECTIONS = 100;
const MAX_PEM = 2_000;
const TeamBody = v.strictObject({ sections: v.pipe(v.array(v.string()), v.maxLength(MAX_SECTIONS)) });
const KeyBody = v.strictObject({ publicKey: v.pipe(v.string(), v.maxLength(MAX_PEM)) });

interface TeamParams {
  readonly Params: { readonly team: string };
}

interface ThingParams {
  readonly Params: { readonly team: string; readonly id: string };
}

export interface TeamRouteOptions {
  readonly access: Access;
  readonly teams: TeamStore;
  readonly actions: TeamActions;
}

/** Routes for operators: teams, their tokens and keys. */
export async function teamRoutes(app: FastifyInstance, { access, teams, actions }: TeamRouteOptions): Promise<void> {
  const operator = (action: string) => ({ onRequest: access.operator(action) });

  app.get('/teams', operator('teams'), async () => withoutHashes(await teams.read()));

  app.put<TeamParams>('/teams/:team', operator('team set'), async (request, reply) => {
    const { sections } = parsed(TeamBody, request.body);
    await actions.set(identityOf(request).team, request.params.team, sections);
    return reply.code(204).send();
  });

  app.post<TeamParams>('/teams/:team/tokens', operator('token create'), async (request, reply) => {
    const token = await actions.createToken(identityOf(request).team, request.params.team);
    return reply.code(201).send(token);
  });

  app.delete<ThingParams>('/teams/:team/tokens/:id', operator('token revoke'), async (request, reply) => {
    await actions.revokeToken(identityOf(request).team, request.params.team, request.params.id);
    return reply.code(204).send();
  });

  app.put<TeamParams>('/teams/:team/keys', operator('key add'), async (request, reply) => {
    const { publicKey } = parsed(KeyBody, request.body);
    const key = await actions.addKey(identityOf(request).team, request.params.team, publicKey);
    return reply.code(201).send(key);
  });

  app.post<ThingParams>('/teams/:team/keys/:id/retire', operator('key retire'), async (request, reply) => {
    await actions.retireKey(identityOf(request).team, request.params.team, request.params.id);
    return reply.code(204).send();
  });

  app.delete<ThingParams>('/teams/:team/keys/:id', operator('key revoke'), async (request, reply) => {
    await actions.revokeKey(identityOf(request).team, request.params.team, request.params.id);
    return reply.code(204).send();
  });
}

function withoutHashes(teams: Teams) {
  const shown = Object.entries(teams).map(([name, { sections, operator, tokens, keys }]) => [
    name,
    {
      sections,
      operator,
      tokens: tokens.map(({ id, created }) => ({ id, created })),
      keys: keys.map(({ id, created, retired }) => ({ id, created, retired })),
    },
  ]);
  return { teams: Object.fromEntries(shown) };
}

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type ReleaseTable, Share } from '../table/release-table.ts';
import { type Access, identityOf } from './access.ts';
import { parsed } from './call-refused.ts';
import type { ReleaseActions } from './release-actions.ts';
import { statusOf } from './status-routes.ts';

/** The longest time of a plan. */
export const YEAR_SECONDS = 365 * 86_400;
export const MAX_STEPS = 100;

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(YEAR_SECONDS));
const Steps = v.pipe(
  v.array(Share),
  v.minLength(1),
  v.maxLength(MAX_STEPS),
  v.check((steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)), 'must ascend'),
);

const RolloutBody = v.pipe(
  v.strictObject({
    version: v.string(),
    percent: v.optional(Share),
    steps: v.optional(Steps),
    every: v.optional(Seconds),
    wait: v.optional(Seconds),
    whenQuiet: v.optional(v.picklist(['wait', 'synthetic'], 'must be wait or synthetic')),
  }),
  v.check(
    ({ percent, steps, every }) => (percent === undefined) !== (steps === undefined || every === undefined),
    'Give either percent, or steps and every',
  ),
  v.check(({ steps, wait }) => steps !== undefined || wait === undefined, 'Only steps wait: give wait with steps'),
  v.check(
    ({ steps, whenQuiet }) => steps !== undefined || whenQuiet === undefined,
    'Only steps need visitors: give whenQuiet with steps',
  ),
  v.transform(({ version, percent, steps, every, wait, whenQuiet }) => ({
    version,
    steps: steps ?? (percent === undefined ? [] : [percent]),
    every: every ?? 1,
    ...(wait === undefined ? {} : { wait }),
    ...(whenQuiet === undefined ? {} : { whenQuiet }),
  })),
);

const MAX_NOTE = 500;
const PauseBody = v.strictObject({
  note: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NOTE))),
});

const MAX_DAYS = 3_650;
const PruneBody = v.strictObject({
  keep: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 5),
  olderThanDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DAYS)), 7),
});

interface Params {
  readonly Params: { readonly section: string };
}

export interface RolloutRouteOptions {
  readonly access: Access;
  readonly actions: ReleaseActions;
}

/** Routes that change who gets which release. Each answers with the section's new status. */
export async function rolloutRoutes(app: FastifyInstance, { access, actions }: RolloutRouteOptions): Promise<void> {
  const verb = (name: string, act: (who: string, section: string, body: unknown) => Promise<ReleaseTable>) =>
    app.post<Params>(`/:section/${name}`, { onRequest: access.section(name) }, async (request) => {
      const { section } = request.params;
      return statusOf(await act(identityOf(request).team, section, request.body), section);
    });

  verb('rollout', (who, section, body) => actions.rollout(who, { section, ...parsed(RolloutBody, body) }));
  verb('promote', actions.promote);
  verb('pause', (who, section, body) => actions.pause(who, section, parsed(PauseBody, body).note));
  verb('resume', actions.resume);
  verb('abort', actions.abort);
  verb('rollback', actions.rollback);

  app.post<Params>('/:section/prune', { onRequest: access.section('prune') }, async (request) => {
    const { section } = request.params;
    return { removed: await actions.prune(identityOf(request).team, section, parsed(PruneBody, request.body)) };
  });
}

import type { RenderJob, SectionRelease } from 'shared/contract';
import type { LoaderArgs } from 'shared/shell-api';
import { EVENTS } from '../testing/remotes.ts';
import { loadWithinBudget } from './load-within-budget.ts';

const release = (serverEntry: string | null): SectionRelease => ({
  remote: EVENTS,
  serverEntry,
  browserDir: null,
  integrity: {},
});

async function stateWith(job: Partial<RenderJob>) {
  const load = loadWithinBudget(
    async () => ({ state: { release: 'events@1.0.0', expose: 'page', hasFallback: false, status: 'ready', data: 1 } }),
    { budgetMs: 1_000, regions: 'rendered', sections: [], ...job } as RenderJob,
  );
  const { state } = await load({ remote: EVENTS, expose: 'page' }, {} as LoaderArgs);
  return state;
}

it.each<[string, Partial<RenderJob>, object]>([
  ['is drawn', { sections: [release('/remoteEntry.cjs')] }, { status: 'ready' }],
  ['is left to the browser when its release has no server build', { sections: [release(null)] }, { untouched: true }],
  ['is left to the browser when its release hung before', { leftOut: ['events@1.0.0'] }, { untouched: true }],
])('a region %s', async (_name, job, expected) => {
  expect(await stateWith(job)).toMatchObject(expected);
});

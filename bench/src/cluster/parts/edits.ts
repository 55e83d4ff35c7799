import { atMost } from '../../../../tooling/run/trials/parts/bounds.mjs';
import { editor } from '../../soak/editor.mjs';
import type { Part } from '../asked.ts';
import { quantile } from '../load.ts';
import { until } from '../until.ts';

const MOST_MS = 2_000;
const GIVEN_UP_MS = 20_000;

/** Edits in one CMS after another: when does every edge show them? */
export const edits: Part = async (cluster, { edits: count, edges }) => {
  const urls = cluster.edges.slice(0, edges).map(({ url }) => url);
  const { dataDir = '' } = cluster.cmses[0] ?? {};
  const editors = cluster.cmses.map(({ url }) => editor({ dataDir, contentApiUrl: url }));
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { change } = await (editors[number % editors.length] ?? Promise.reject(new Error('There is no CMS.')));
    const { path, title } = await change(`edit ${number}`);
    const shown = urls.map((url) =>
      until(`${url} shows an edit`, GIVEN_UP_MS, async () =>
        (await (await fetch(`${url}${path}`)).text()).includes(title),
      ),
    );
    times.push(Math.max(...(await Promise.all(shown))));
  }
  const sorted = times.toSorted((one, other) => one - other);
  return [
    { figure: 'edits, in one CMS after another', measured: count },
    { figure: 'until every edge shows an edit (ms, median)', measured: Math.round(quantile(sorted, 0.5)) },
    atMost('until every edge shows an edit (ms, worst)', Math.round(sorted.at(-1) ?? NaN), MOST_MS),
  ];
};

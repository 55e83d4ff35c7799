import type { LoaderArgs, PageHead } from 'shared/shell-api';
import { type LoadedRegion, loadRegion } from '../regions/load-region.ts';
import type { RegionSource, RegionState } from '../regions/region-state.ts';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageData } from './page-data.ts';
import type { PageSource } from './page-source.ts';

/** Loads a region; on the server within the document's budget. */
export type LoadRegion = (modules: SectionModules, source: RegionSource, args: LoaderArgs) => Promise<LoadedRegion>;

/** A page and its slots, all at once. Never rejects. */
export async function loadPage(
  modules: SectionModules,
  source: PageSource,
  args: LoaderArgs,
  load: LoadRegion = loadRegion,
): Promise<PageData> {
  const slots = Object.entries(source.slots);
  const [page, ...filled] = await Promise.all(
    [source.page, ...slots.map(([, slot]) => slot)].map((region) => load(modules, region, args)),
  );
  if (!page) throw new Error('A page has at least its own region.');
  const states = slots.map(([name], index): [string, RegionState] => [
    name,
    filled[index]?.state ?? { status: 'pending' },
  ]);
  return { page: page.state, slots: Object.fromEntries(states), head: headOf(page, args.url) };
}

/** A head that throws costs the page its description, not its content. */
function headOf({ state, module }: LoadedRegion, url: URL): PageHead {
  if (state.status !== 'ready' || !module?.head) return {};
  try {
    return module.head({ data: state.data, url });
  } catch (error) {
    console.error(error);
    return {};
  }
}

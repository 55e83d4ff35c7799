import type { LoaderArgs, PageHead } from 'shared/shell-api';
import type { LoadedRegion, LoadRegion } from '../regions/loaded-region.ts';
import type { PageData } from './page-data.ts';
import type { PageSource } from '../releases/page-sources.ts';

/** A page and its slots, all at once. Never rejects. */
export async function loadPage(load: LoadRegion, source: PageSource, args: LoaderArgs): Promise<PageData> {
  const loadSlot = async ([name, slot]: [string, PageSource['page']]) =>
    [name, (await load(slot, args)).state] as const;
  const [page, slots] = await Promise.all([
    load(source.page, args),
    Promise.all(Object.entries(source.slots).map(loadSlot)),
  ]);
  return { route: source.route, page: page.state, slots: Object.fromEntries(slots), head: headOf(page, args.url) };
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

import type { Http } from 'shared/http';
import type { LoaderArgs, SlotModule } from 'section-kit/shell-api';

/** Runs a loader as the shell does; its answer travels as JSON. */
export async function load<Data>(module: SlotModule<Data>, http: Http, address = '/'): Promise<Data> {
  if (!module.loader) throw new Error('The module has no loader.');
  const url = new URL(address, 'https://soteria.example');
  const data = await module.loader({ url, params: paramsOf(url), http, signal: new AbortController().signal });
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** As React Router reads them of `/events/:event`. */
function paramsOf({ pathname }: URL): LoaderArgs['params'] {
  const [, event] = /^\/events\/(.+)/.exec(pathname) ?? [];
  return event === undefined ? {} : { event: decodeURIComponent(event) };
}

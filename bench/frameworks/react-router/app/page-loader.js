import { data, redirect } from 'react-router';
import { contentHttp } from '../../site/content-http.js';

/**
 * A route's loader: the data of a section's page and of its slots, at once.
 * @param {{ route: object, page: object, slots: Record<string, object> }} of route: as registered; page, slots: the sections' modules
 */
export function pageLoader({ route, page, slots }) {
  return async ({ request, params }) => {
    const url = new URL(request.url);
    const args = { url, params, http: contentHttp(), signal: request.signal };
    const [own, ...others] = await Promise.all([page, ...Object.values(slots)].map((of) => dataOf(of, args)));
    const head = page.head?.({ data: own, url }) ?? {};
    if (head.movedTo !== undefined) throw redirect(`${head.movedTo}${url.search}`, 308);
    const ofSlots = Object.fromEntries(Object.keys(slots).map((name, at) => [name, others[at]]));
    return data({ route, head, page: own, slots: ofSlots }, { status: head.status ?? 200 });
  };
}

async function dataOf({ loader }, args) {
  return loader ? loader(args) : null;
}

import connect from '../../../../mfe-connect/remote.json';
import content from '../../../../mfe-content/remote.json';
import { inSite } from './site.jsx';

const MODULES = {
  ...import.meta.glob('../../../../mfe-content/src/pages/!(*.test).tsx'),
  ...import.meta.glob('../../../../mfe-connect/src/pages/!(*.test).tsx'),
};

/** A page that its section registers as static: no island at all. */
export async function findStaticPage(args) {
  const found = [content, connect]
    .flatMap(({ name, routes }) => routes.map((route) => ({ ...route, section: name })))
    .find(({ path, static: isStatic }) => isStatic && path === args.url.pathname);
  if (!found) return null;
  const page = await MODULES[`../../../../mfe-${found.section}/src/pages/${found.page}.tsx`]();
  const data = (await page.loader?.(args)) ?? null;
  const head = page.head?.({ data, url: args.url }) ?? {};
  return { data, head, heading: head.heading ?? found.title, Page: inSite(page.Component) };
}

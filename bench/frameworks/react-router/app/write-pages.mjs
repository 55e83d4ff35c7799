import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PAGES = join(import.meta.dirname, '..', '..', 'dist', 'pages');

/** Writes a route module for each page that the sections register: the framework wants a file of each. */
export function writePages() {
  const sections = ['content', 'events', 'connect'].map((name) =>
    JSON.parse(readFileSync(join(ROOT, `mfe-${name}`, 'remote.json'), 'utf8')),
  );
  const filled = sections.flatMap(({ name, slots }) => slots.map((slot) => ({ ...slot, section: name })));
  mkdirSync(PAGES, { recursive: true });
  return sections.flatMap(({ name, routes }) =>
    routes.map((route) => {
      const id = `${name}${route.path.replaceAll(/\W+/g, '-')}`;
      const file = join(PAGES, `${id}.jsx`);
      const slots = filled.filter(({ slot }) => route.slots.includes(slot));
      writeFileSync(file, moduleText({ section: name, route: { query: [], ...route }, slots }));
      return { id, file: relative(import.meta.dirname, file), path: route.path };
    }),
  );
}

function moduleText({ section, route, slots }) {
  const record = (valueOf) => `{ ${slots.map(({ slot }, at) => `'${slot}': ${valueOf(`slot${at}`)}`).join(', ')} }`;
  const imports = slots.map(
    ({ section: owner, expose }, at) =>
      `import * as slot${at} from '../../../../mfe-${owner}/src/slots/${expose}.tsx';`,
  );
  return `import * as page from '../../../../mfe-${section}/src/pages/${route.page}.tsx';
${imports.join('\n')}
import { pageLoader } from '../../react-router/app/page-loader.js';
import { PageView } from '../../react-router/app/page-view.jsx';

export const loader = pageLoader({ route: ${JSON.stringify(route)}, page, slots: ${record((name) => name)} });

const SLOTS = ${record((name) => `${name}.Component`)};

export default function Page() {
  return <PageView section="${section}" Page={page.Component} slots={SLOTS} />;
}
`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../../operations/src/root.mjs';

const PAGES = ['welcome', 'team', 'calendar', 'stories', 'contact'];
const Contract = v.object({ contract: v.string() });
/** The contract that the sections of the site are written for. */
const { contract } = v.parse(Contract, JSON.parse(readFileSync(join(ROOT, 'mfe-events', 'remote.json'), 'utf8')));

/**
 * The sources of a small section: five pages that share a feature of its own.
 * @param {string} name
 * @returns {Record<string, string>} texts by file
 */
export function generatedSection(name) {
  const routes = PAGES.map((page) => ({ path: `/${name}/${page}`, page, title: titleOf(name, page), slots: [] }));
  const pages = PAGES.map((page) => [`src/pages/${page}.tsx`, pageSource(name, page)]);
  return {
    'package.json': JSON.stringify({ name: `mfe-${name}`, version: '1.0.0', type: 'module', dependencies: {} }),
    'remote.json': JSON.stringify({ name, contract, routes, slots: [] }),
    'src/features/notes/notes.tsx': FEATURE,
    'src/features/notes/notes.module.css': STYLES,
    ...Object.fromEntries(pages),
  };
}

/**
 * @param {string} name
 * @param {string} page
 */
function titleOf(name, page) {
  return `${name} ${page}`;
}

/**
 * @param {string} name
 * @param {string} page
 */
function pageSource(name, page) {
  const title = titleOf(name, page);
  const notes = Array.from({ length: 20 }, (_, index) => `${title}: what happened in week ${index + 1}.`);
  return `import type { PageHead } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { Notes } from '../features/notes/notes.tsx';

export function head(): PageHead {
  return { title: '${title}', description: 'What the ${title} page says.' };
}

export function Component() {
  return (
    <Container>
      <Notes heading="${title}" notes={${JSON.stringify(notes)}} />
    </Container>
  );
}
`;
}

const FEATURE = `import { useState } from 'react';
import styles from './notes.module.css';

export function Notes({ heading, notes }: { readonly heading: string; readonly notes: readonly string[] }) {
  const [count, setCount] = useState(5);
  return (
    <section className={styles.notes}>
      <h2>{heading}</h2>
      <ul>
        {notes.slice(0, count).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(notes.length)}>
        Show all
      </button>
    </section>
  );
}
`;

const STYLES = `.notes {
  display: grid;
  gap: 1rem;
}
`;

import { assetPath, type Remote, type RenderJob } from 'shared/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { exposedFiles } from './app.tsx';

/** Release files never change, so what was read once is read. */
const texts = new Map<string, string>();

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

/**
 * Stylesheets on the server: their text goes into the document. A page then paints after one round trip, and a section
 * whose files hang cannot hold up the rest of the page, as a linked stylesheet would.
 */
export function serverStyles(job: RenderJob) {
  const folders = new Map<string, string | null>();
  folders.set(assetPath('shell', job.shell.remote.version, ''), job.shell.browserDir);
  for (const { remote, browserDir } of job.sections)
    folders.set(assetPath(remote.name, remote.version, ''), browserDir);

  function pathOf(href: string): string | null {
    for (const [prefix, folder] of folders)
      if (href.startsWith(prefix)) return folder === null ? null : join(folder, href.slice(prefix.length));
    throw new Error(`${href} belongs to no release of this document's lock.`);
  }

  function stylesheet(href: string, precedence: string): ReactNode {
    const path = pathOf(href);
    if (path === null) return <link key={href} rel="stylesheet" href={href} precedence={precedence} />;
    return (
      <style key={href} href={href} precedence={precedence}>
        {textOf(path)}
      </style>
    );
  }

  function files(remote: Remote, expose: string): ReactNode {
    // In the order of need: the container first, then what it will ask for.
    for (const href of [assetPath(remote.name, remote.version, remote.entry), ...exposedFiles(remote, expose, 'js')])
      preload(href, { as: 'script' });
    return exposedFiles(remote, expose, 'css').map((href) => stylesheet(href, 'section'));
  }

  return { stylesheet, files, hashes };
}

/** React may join stylesheets of one precedence in one element: what counts for the policy is the document itself. */
function hashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

import { assetPath, type Remote, type RenderJob, type ServerFiles, type VerifiedFiles } from 'shared/contract';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { exposedFiles, scriptFiles } from '../federation/exposed-files.ts';

/**
 * Stylesheets on the server: their text goes into the document. A page then paints after one round trip, and a section
 * whose files hang cannot hold up the rest of the page, as a linked stylesheet would.
 */
export function serverStyles(job: RenderJob, verified: VerifiedFiles) {
  const releases = new Map<string, ServerFiles>();
  for (const { remote, ...files } of [job.shell, ...job.sections, ...(job.stable ?? [])])
    releases.set(assetPath(remote.name, remote.version, ''), files);

  /** Null where the file is not on this machine, or is not (any more) what was signed: a section must not cost the document. */
  function textOf(href: string): string | null {
    for (const [prefix, { browserDir, integrity }] of releases) {
      if (!href.startsWith(prefix)) continue;
      const file = href.slice(prefix.length);
      return browserDir === null ? null : verifiedText(join(browserDir, file), integrity[`browser/${file}`]);
    }
    throw new Error(`${href} belongs to no release of this document's lock.`);
  }

  function verifiedText(file: string, signed: string | undefined): string | null {
    try {
      return verified.text(file, signed);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  function stylesheet(href: string, precedence: string): ReactNode {
    const text = textOf(href);
    if (text === null) return <link key={href} rel="stylesheet" href={href} precedence={precedence} />;
    return (
      <style key={href} href={href} precedence={precedence}>
        {text}
      </style>
    );
  }

  function files(remote: Remote, expose: string, late: boolean): ReactNode {
    // Pictures and fonts go first: the page can be read before it is alive.
    if (!late) for (const href of scriptFiles(remote, expose)) preload(href, { as: 'script', fetchPriority: 'low' });
    return exposedFiles(remote, expose, 'css').map((href) => stylesheet(href, 'section'));
  }

  return { stylesheet, files, hashes };
}

/** React may join stylesheets of one precedence in one element: what counts for the policy is the document itself. */
function hashes(html: Uint8Array): string[] {
  const found: string[] = [];
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  for (let at = bytes.indexOf('<style'); at !== -1; at = bytes.indexOf('<style', at)) {
    const begin = bytes.indexOf('>', at) + 1;
    at = bytes.indexOf('</style>', begin);
    found.push(`sha256-${hash('sha256', bytes.subarray(begin, at), 'base64')}`);
  }
  return found;
}

import { assetPath, type Remote, type RenderJob, type ServerFiles, type VerifiedFiles } from 'shared/contract';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { preloadScripts, styleFiles } from '../federation/exposed-files.ts';

/**
 * Stylesheets on the server: the document has their text. A page then paints after one round trip, and a section whose files hang
 * does not delay it.
 * @param waits the document waits for its visitor, so it needs no script of a region before
 */
export function serverStyles(job: RenderJob, verified: Pick<VerifiedFiles, 'text'>, waits = false) {
  const textOf = createStyleReader(job, verified);

  function stylesheet(href: string, precedence: string): ReactNode {
    const text = textOf(href);
    if (text === null) return <link key={href} rel="stylesheet" href={href} precedence={precedence} />;
    return (
      <style key={href} href={href} precedence={precedence}>
        {text}
      </style>
    );
  }

  function files(remote: Remote, expose: string, deferred: boolean): ReactNode {
    // Low priority: pictures and fonts are seen before scripts run.
    if (!deferred && !waits) preloadScripts(remote, expose, 'low');
    return styleFiles(remote, expose).map((href) => stylesheet(href, 'section'));
  }

  return { stylesheet, files, hashes };
}

/** Reads a stylesheet by its address. Null if its file is missing or not the signed one: the document then links it. */
function createStyleReader(job: RenderJob, verified: Pick<VerifiedFiles, 'text'>): (href: string) => string | null {
  const releases = new Map<string, ServerFiles>();
  for (const { remote, ...files } of [job.shell, ...job.sections, ...(job.stable ?? [])])
    releases.set(assetPath(remote.name, remote.version, ''), files);

  function verifiedText(file: string, signed: string | undefined): string | null {
    try {
      return verified.text(file, signed);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  return (href) => {
    for (const [prefix, { browserDir, integrity }] of releases) {
      if (!href.startsWith(prefix)) continue;
      const file = href.slice(prefix.length);
      return browserDir === null ? null : verifiedText(join(browserDir, file), integrity[`browser/${file}`]);
    }
    throw new Error(`${href} belongs to no release of this document's lock.`);
  };
}

/** Hashes for the content security policy. From the HTML, because React may join several stylesheets in one element. */
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

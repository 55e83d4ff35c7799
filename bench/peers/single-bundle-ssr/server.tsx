import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Remote, type RenderResult, type RenderJob, type VerifiedFiles } from 'shared/contract';
import * as v from 'valibot';
import { escapeJson } from '../../../shell/src/routing/head/page-head-tags.tsx';
import { render as renderShell } from '../../../shell/src/server.tsx';
import { bundledRemote, ChunkFiles } from '../sections-in-one/bundled-remote.ts';

let bundled: Remote | undefined;

/** The shell's own render, with all sections in one that is a part of it. */
export async function render(job: RenderJob, verified: VerifiedFiles): Promise<RenderResult> {
  bundled ??= readBundled(job);
  const { browserDir, integrity } = job.shell;
  const section = { remote: bundled, browserDir, integrity, serverEntry: 'none' };
  const drawn = await renderShell({ ...job, sections: [section] }, verified);
  // The browser's build knows its pages and their files itself.
  const html = Buffer.from(drawn.html).toString();
  return { ...drawn, html: html.replace(escapeJson([bundled]), () => '[]') };
}

function readBundled({ shell: { remote, browserDir } }: RenderJob): Remote {
  const text = readFileSync(join(browserDir ?? '', 'chunk-files.json'), 'utf8');
  const files = v.parse(v.pipe(v.string(), v.parseJson(), ChunkFiles), text);
  return bundledRemote({ version: remote.version, entry: remote.js[0] ?? '', files });
}

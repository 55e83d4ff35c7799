import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releaseName } from 'shared/contract';
import { PictureReport, reportWords, shareWords } from 'visits/report';
import * as v from 'valibot';
import type { ReleaseFolder } from '../../table/names.ts';
import { StatusAnswer } from '../answers.ts';
import type { ReleaseClient } from '../release-client.ts';
import { table } from '../table.ts';
import type { Tool } from '../tool.ts';

const ASK_EVERY_MS = 1_000;

export async function isPublished(client: ReleaseClient, { section, version }: ReleaseFolder): Promise<boolean> {
  const { sections } = await client.call({ path: '', schema: StatusAnswer });
  return sections[section]?.releases.some((release) => release.version === version) ?? false;
}

/** Has a published release drawn, and prints what differs. @param folder the pictures are written into it */
export async function checkPictures(tool: Tool, release: ReleaseFolder, folder: string | undefined): Promise<void> {
  const client = await tool.client();
  const path = `/${release.section}/pictures`;
  const query = new URLSearchParams({ version: release.version });
  let report = await client.call({ method: 'POST', path, json: { version: release.version }, schema: PictureReport });
  while (report.state === 'drawing') {
    await wait(ASK_EVERY_MS);
    report = await client.call({ path: `${path}?${query}`, schema: PictureReport });
  }
  tool.print(`${releaseName(release.section, release.version)}: ${reportWords(report)}`);
  if (report.state === 'failed') return;
  const rows = rowsOf(report);
  if (rows.length > 0) tool.print(table(['page', 'width', 'what differs'], rows));
  const { url } = await tool.access();
  tool.print(`See them: ${url}/_/pictures?${new URLSearchParams({ ...release })}`);
  if (folder !== undefined) tool.print(await writePictures({ client, path, query, report }, folder));
}

function rowsOf({ pages }: PictureReport): string[][] {
  return pages.flatMap(({ address, fault, changes }) =>
    fault === null
      ? changes.map(({ width, share }) => [address, `${width} px`, shareWords(share)])
      : [[address, '', fault]],
  );
}

interface Drawn {
  readonly client: ReleaseClient;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly report: PictureReport;
}

const Picture = v.object({ webp: v.string() });
const PARTS = ['before', 'after', 'difference'];

/** `events-360-before.webp`, … */
async function writePictures({ client, path, query, report }: Drawn, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const changes = report.pages.flatMap(({ address, changes: all }) => all.map((change) => ({ ...change, address })));
  const shown = changes.filter(({ name }) => name !== null);
  for (const { address, width, name } of shown) {
    for (const part of PARTS) {
      const { webp } = await client.call({ path: `${path}/${name}-${part}?${query}`, schema: Picture });
      const file = `${address.replace(/\W+/g, '-')}-${width}-${part}.webp`.replace(/^-+/, '');
      await writeFile(join(folder, file), Buffer.from(webp, 'base64'));
    }
  }
  return `${shown.length * PARTS.length} pictures are in ${folder}.`;
}

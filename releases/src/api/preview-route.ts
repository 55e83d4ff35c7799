import type { FastifyInstance } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { signPreview } from '../preview/preview-pass.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseFolder } from '../table/names.ts';
import { type Access, identityOf } from './access.ts';
import { CallRefused, parsed } from './call-refused.ts';

const WEEK_SECONDS = 7 * 86_400;

const PreviewBody = v.strictObject({
  version: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(WEEK_SECONDS)),
});

export interface PreviewLinkOptions {
  readonly store: ReleaseStore;
  readonly audit: AuditLog;
  readonly previewKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

interface PreviewLink {
  readonly url: string;
  readonly until: Date;
}

/** Makes a link that shows one release for a time, and audits it. `who` is the team. Refuses what is not published. */
export type MakePreview = (who: string, asked: ReleaseFolder & { readonly seconds: number }) => Promise<PreviewLink>;

export function createMakePreview({ store, audit, previewKey, publicUrl, now }: PreviewLinkOptions): MakePreview {
  async function refuseUnknown(section: string, version: string): Promise<void> {
    const { table } = await store.read();
    if (table.sections[section]?.some((each) => each.version === version)) return;
    throw new CallRefused(
      404,
      'unknown',
      `${releaseName(section, version)} is not published, so nobody can look at it.`,
    );
  }

  return async (who, { section, version, seconds }) => {
    await refuseUnknown(section, version);
    const at = now();
    const until = new Date(at.getTime() + seconds * 1_000);
    const note = `until ${until.toISOString()}`;
    await audit.append({ at: at.toISOString(), who, action: 'preview', outcome: 'done', section, version, note });
    return { url: `${publicUrl}/?preview=${signPreview({ section, version, until }, previewKey)}`, until };
  };
}

export interface PreviewRouteOptions extends PreviewLinkOptions {
  readonly access: Access;
}

/** `POST /:section/preview`: makes a link that shows one release for a limited time. */
export async function previewRoute(app: FastifyInstance, options: PreviewRouteOptions): Promise<void> {
  const makePreview = createMakePreview(options);
  app.post<{ Params: { readonly section: string } }>(
    '/:section/preview',
    { onRequest: options.access.section('preview') },
    async (request) => {
      const { section } = request.params;
      const asked = parsed(PreviewBody, request.body);
      const { url, until } = await makePreview(identityOf(request).team, { section, ...asked });
      return { url, until: until.toISOString() };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { signPreview } from '../preview/preview-pass.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Access, identityOf } from './access.ts';
import { CallRefused, parsed } from './call-refused.ts';

const WEEK_SECONDS = 7 * 86_400;

const PreviewBody = v.strictObject({
  version: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(WEEK_SECONDS)),
});

export interface PreviewRouteOptions {
  readonly access: Access;
  readonly store: ReleaseStore;
  readonly audit: AuditLog;
  readonly previewKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** `POST /:section/preview`: makes a link that shows one release for a limited time. */
export async function previewRoute(app: FastifyInstance, options: PreviewRouteOptions): Promise<void> {
  const { access, store, audit, previewKey, publicUrl, now } = options;

  app.post<{ Params: { readonly section: string } }>(
    '/:section/preview',
    { onRequest: access.section('preview') },
    async (request) => {
      const { section } = request.params;
      const { version, seconds } = parsed(PreviewBody, request.body);
      await refuseUnknown(section, version);
      const until = new Date(now().getTime() + seconds * 1_000);
      const { team } = identityOf(request);
      const note = `until ${until.toISOString()}`;
      await audit.append({
        at: now().toISOString(),
        who: team,
        action: 'preview',
        outcome: 'done',
        section,
        version,
        note,
      });
      const pass = signPreview({ section, version, until }, previewKey);
      return { url: `${publicUrl}/?preview=${pass}`, until: until.toISOString() };
    },
  );

  async function refuseUnknown(section: string, version: string): Promise<void> {
    const { table } = await store.read();
    if (table.sections[section]?.some((each) => each.version === version)) return;
    throw new CallRefused(
      404,
      'unknown',
      `${releaseName(section, version)} is not published, so nobody can look at it.`,
    );
  }
}

import { environment } from '../environment/environment';
import { pageOfEntry } from './page-of-entry';
import { signPreview } from './preview-pass';

const HOUR_MS = 3_600_000;

/** What the panel asks with: Strapi's own words. */
export interface AskedPreview {
  documentId: string;
  status: string;
}

/** The site's address and the secret that it knows: without either, the panel offers no preview. */
export const isPreviewPossible = environment.SITE_URL !== '' && environment.CONTENT_HOOK_SECRET !== '';

/**
 * The address that the panel opens for an entry: its page on the site, with a pass of one hour. Undefined, which hides the
 * button, where the entry has no page, or for whoever may not read it.
 */
export async function previewAddress(uid: string, { documentId, status }: AskedPreview): Promise<string | undefined> {
  const ctx = strapi.requestContext.get();
  const path = await pageOfEntry(uid, documentId, strapi);
  if (path === null || !ctx?.state.userAbility?.can('plugin::content-manager.explorer.read', uid)) return undefined;
  const address = new URL(path, environment.SITE_URL);
  const preview = {
    // An entry that was changed since it was published is `modified`.
    status: status === 'published' ? ('published' as const) : ('draft' as const),
    panel: ctx.origin,
    until: new Date(Date.now() + HOUR_MS),
  };
  address.searchParams.set('preview', signPreview(preview, environment.CONTENT_HOOK_SECRET));
  return address.href;
}

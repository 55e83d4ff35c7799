import { fetchSiteSettings, type SiteSettings } from 'shared/content';
import type { Http } from 'shared/http';

export interface FrameSettingsOptions {
  readonly http: Http;
  /** When to go on without the site's settings: neither a document nor a navigation waits for them. */
  readonly settingsLimit?: () => AbortSignal;
  /** The document came without them. */
  readonly settingsMissing?: boolean;
}

/** The frame's settings are read once per document; those that did not come are asked for at each navigation. */
export function frameSettings({ http, settingsLimit, settingsMissing = false }: FrameSettingsOptions) {
  let missing = settingsMissing;
  async function loader({ request }: { readonly request: Request }): Promise<SiteSettings | null> {
    const settings = await fetchSiteSettings(http, settingsLimit?.() ?? request.signal);
    missing = settings === null;
    return settings;
  }
  return { loader, shouldRevalidate: () => missing };
}

import { fetchSiteSettings, type SiteSettings } from 'shared/content';
import type { Http } from 'shared/http';

export interface FrameSettingsOptions {
  readonly http: Http;
  /** Limits the time to wait for the site's settings. */
  readonly settingsLimit?: () => AbortSignal;
  /** The document lacks the settings. */
  readonly settingsMissing?: boolean;
}

/** Reads the frame's settings once per document. After a failure each navigation tries again. */
export function frameSettings({ http, settingsLimit, settingsMissing = false }: FrameSettingsOptions) {
  let missing = settingsMissing;
  async function loader({ request }: { readonly request: Request }): Promise<SiteSettings | null> {
    const settings = await fetchSiteSettings(http, settingsLimit?.() ?? request.signal);
    missing = settings === null;
    return settings;
  }
  return { loader, shouldRevalidate: () => missing };
}

import { fetchServicePlan, fetchSiteSettings, type ServicePlan, type SiteSettings } from 'shared/content';
import type { Http } from 'shared/http';

/** What the frame and every page are told of the church. */
export interface FrameData {
  readonly settings: SiteSettings;
  readonly services: ServicePlan;
}

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
  async function loader({ request }: { readonly request: Request }): Promise<FrameData | null> {
    const signal = settingsLimit?.() ?? request.signal;
    const [settings, services] = await Promise.all([
      fetchSiteSettings(http, signal),
      fetchServicePlan(http, new Date(), signal),
    ]);
    missing = settings === null || services === null;
    return settings && services && { settings, services };
  }
  return { loader, shouldRevalidate: () => missing };
}

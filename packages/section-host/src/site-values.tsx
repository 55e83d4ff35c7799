import { type ReactNode, useEffect, useState } from 'react';
import { fetchServicePlan, fetchSiteSettings, NO_SERVICES, NO_SETTINGS } from 'shared/content';
import type { Http } from 'shared/http';
import { HttpContext, RetryContext, ServicesContext, SettingsContext } from 'shared/shell-api';

interface SiteValuesProps {
  readonly http: Http;
  readonly retry: () => void;
  readonly children: ReactNode;
}

type Values = Awaited<ReturnType<typeof askFor>>;

/** Answers by site: several sections in one page ask once. */
const asked = new WeakMap<Http, Promise<Values>>();

/** What the shell tells each section of the site: its settings and its services. Until they arrive nothing is known of them. */
export function SiteValues({ http, retry, children }: SiteValuesProps): ReactNode {
  const [{ settings, services }, setValues] = useState<Values>({ settings: NO_SETTINGS, services: NO_SERVICES });
  useEffect(() => {
    const asking = asked.get(http) ?? askFor(http);
    asked.set(http, asking);
    void asking.then(setValues);
  }, [http]);
  return (
    <SettingsContext value={settings}>
      <ServicesContext value={services}>
        <HttpContext value={http}>
          <RetryContext value={retry}>{children}</RetryContext>
        </HttpContext>
      </ServicesContext>
    </SettingsContext>
  );
}

async function askFor(http: Http) {
  const [settings, services] = await Promise.all([fetchSiteSettings(http), fetchServicePlan(http, new Date())]);
  return { settings: settings ?? NO_SETTINGS, services: services ?? NO_SERVICES };
}

import { useEffect, useState } from 'react';
import { fetchServicePlan, type ServicePlan } from 'shared/content';
import type { Http } from 'shared/http';
import { isAround } from './static-pages.ts';

const MINUTE_MS = 60_000;

/**
 * The services of the document, and what staff say of the live stream meanwhile: asked each minute, only around a service
 * that is streamed and while the page is seen. Else an edit comes with the next document.
 */
export function useCurrentServices(known: ServicePlan, http: Http): ServicePlan {
  const [newer, setNewer] = useState<ServicePlan | null>(null);
  const services = newer && newer.asOf > known.asOf ? newer : known;
  useEffect(() => {
    const timer = setInterval(() => {
      const now = new Date();
      if (document.hidden || !isAround(services, now)) return;
      void fetchServicePlan(http, now).then((plan) => plan && setNewer(plan));
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [services, http]);
  return services;
}

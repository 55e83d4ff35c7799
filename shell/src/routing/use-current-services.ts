import { useEffect, useState } from 'react';
import { fetchServicePlan, liveStateAt, type ServicePlan } from 'shared/content';
import type { Http } from 'shared/http';

const MINUTE_MS = 60_000;

/**
 * The services of the document, and what staff say of the live stream meanwhile: asked each minute, only around a service
 * that is streamed and while the page is seen. Else an edit comes with the next document.
 */
export function useCurrentServices(known: ServicePlan, http: Http): ServicePlan {
  const [newer, setNewer] = useState({ than: known, plan: known });
  const services = newer.than === known ? newer.plan : known;
  useEffect(() => {
    const timer = setInterval(() => {
      const now = new Date();
      if (document.hidden || !isAround(services, now)) return;
      void fetchServicePlan(http, now).then((plan) => plan && setNewer({ than: known, plan }));
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [known, services, http]);
  return services;
}

/** From an hour before a streamed service until it is over, whatever staff say meanwhile. */
export function isAround(services: ServicePlan, now: Date): boolean {
  const { kind } = liveStateAt({ ...services, override: { liveUntil: null, offUntil: null } }, now);
  return kind === 'soon' || kind === 'live';
}

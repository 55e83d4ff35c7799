import { createContext, useContext } from 'react';
import { NO_SERVICES, type ServicePlan } from '../content/index.ts';

/** Filled by the shell once per document. */
export const ServicesContext = createContext<ServicePlan>(NO_SERVICES);

/** When the church meets, as staff entered it in the CMS: one source for every page, the footer and search engines. */
export function useServices(): ServicePlan {
  return useContext(ServicesContext);
}

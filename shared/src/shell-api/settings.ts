import { createContext, useContext } from 'react';
import { NO_SETTINGS, type SiteSettings } from '../content/index.ts';

/** Filled by the shell once per document. */
export const SettingsContext = createContext<SiteSettings>(NO_SETTINGS);

/** Contact data and links of the site, as staff set them in the CMS. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}

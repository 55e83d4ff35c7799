import { environment } from '../environment/environment';

export const siteOrigin = environment.SITE_URL === '' ? null : new URL(environment.SITE_URL).origin;

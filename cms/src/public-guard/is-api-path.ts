/** Strapi's router ignores case: /API/events is served too, so a check of the path has to ignore it as well. */
export const isApiPath = (path: string): boolean => /^\/+api(\/|$)/i.test(path);

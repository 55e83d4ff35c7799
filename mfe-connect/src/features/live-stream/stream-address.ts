import { safeLink } from 'shared/content';

/** Where the stream is, from the site settings; null when staff wrote something that is no page of the web. */
export function streamAddress(setting: string): string | null {
  const address = safeLink(setting);
  return address !== null && /^https?:/i.test(address) ? address : null;
}

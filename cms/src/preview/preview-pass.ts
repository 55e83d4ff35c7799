import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview shows: saved drafts, or the content as it is published. */
export type PreviewStatus = 'draft' | 'published';

export interface Preview {
  status: PreviewStatus;
  /** Origin of the panel; the site lets it show the page in a frame. */
  panel: string;
  until: Date;
}

const PURPOSE = 'content-preview';
const PASS = /^(draft:[\w-]+~([0-9a-z]{1,9}))~([\w-]{43})$/;

/**
 * Signs `draft:<origin of the panel in base64url>~<end in seconds since 1970, base 36>~<signature>`. The site
 * reads it (releases/src/preview), and sends it back to have drafts.
 */
export function signPreview({ status, panel, until }: Preview, secret: string): string {
  const end = Math.floor(until.getTime() / 1_000).toString(36);
  const name = `${status}:${Buffer.from(panel).toString('base64url')}~${end}`;
  return `${name}~${signatureOf(name, secret)}`;
}

/** Whether its holder may read drafts at this time. Without a secret nobody may. */
export function showsDrafts(pass: string, secret: string, now: Date): boolean {
  const [, name = '', end = '', signature = ''] = PASS.exec(pass) ?? [];
  if (secret === '' || !isSame(signature, signatureOf(name, secret))) return false;
  return Number.parseInt(end, 36) * 1_000 > now.getTime();
}

function signatureOf(name: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([PURPOSE, name]))
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

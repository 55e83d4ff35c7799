import { isSameText, macOf } from '../store/files/secrets.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** A release that everyone with the link may see until a time. */
export interface Preview extends ReleaseFolder {
  readonly until: Date;
}

export type PreviewRefusal = 'forged' | 'expired';

const PURPOSE = 'preview';
const PASS = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)~([0-9a-z]{1,9})~([\w-]{43})$/;

/** Signs `events@1.5.0~<end in seconds since 1970, base 36>~<signature>`, for a query or a cookie. */
export function signPreview(preview: Preview, key: Buffer): string {
  const name = `${preview.section}@${preview.version}~${secondsOf(preview.until).toString(36)}`;
  return `${name}~${macOf(name, PURPOSE, key)}`;
}

export function readPreview(text: string, key: Buffer, now: Date): Preview | PreviewRefusal {
  const [, section, version, end, signature] = PASS.exec(text) ?? [];
  if (section === undefined || version === undefined || end === undefined || signature === undefined) return 'forged';
  if (!isSameText(signature, macOf(`${section}@${version}~${end}`, PURPOSE, key))) return 'forged';
  const until = new Date(Number.parseInt(end, 36) * 1_000);
  return until > now ? { section, version, until } : 'expired';
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}

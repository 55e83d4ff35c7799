import { isSameText, macOf } from '../store/files/secrets.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** What everyone with the link may see until a time: a release, or the content as the panel of the CMS shows it. */
export type Preview = ReleasePreview | ContentPreview;

export interface ReleasePreview extends ReleaseFolder {
  readonly until: Date;
}

export interface ContentPreview {
  /** With drafts, or as visitors see it. */
  readonly status: 'draft' | 'published';
  /** The panel's origin, which may show the page in a frame. */
  readonly panel: string;
  /** The whole pass. The content API shows drafts to who has it. */
  readonly pass: string;
  readonly until: Date;
}

export type PreviewRefusal = 'forged' | 'expired';

/** Who signs passes: this site for its releases, the CMS for its content. Without a key, its passes are forged. */
export interface PreviewKeys {
  readonly release: Buffer;
  readonly content?: Buffer | undefined;
}

const PASS = /^([^~]{1,400})~([0-9a-z]{1,9})~([\w-]{43})$/;
const RELEASE = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
const CONTENT = /^(draft|published):([\w-]+)$/;
const PURPOSES = { release: 'preview', content: 'content-preview' };

/** Signs `events@1.5.0~<end in seconds since 1970, base 36>~<signature>`, for a query or a cookie. */
export function signPreview(preview: ReleasePreview, key: Buffer): string {
  const name = `${preview.section}@${preview.version}~${secondsOf(preview.until).toString(36)}`;
  return `${name}~${macOf(name, PURPOSES.release, key)}`;
}

/** Reads a pass of {@link signPreview}, or of the CMS: `draft:<the panel's origin in base64url>~<end>~<signature>`. */
export function readPreview(pass: string, keys: PreviewKeys, now: Date): Preview | PreviewRefusal {
  const [, subject = '', end = '', signature = ''] = PASS.exec(pass) ?? [];
  const isSignedBy = (by: keyof PreviewKeys) => {
    const key = keys[by];
    return key !== undefined && isSameText(signature, macOf(`${subject}~${end}`, PURPOSES[by], key));
  };
  const until = new Date(Number.parseInt(end, 36) * 1_000);
  const preview = releaseIn(subject, until) ?? contentIn(subject, { pass, until });
  if (!preview || !isSignedBy('section' in preview ? 'release' : 'content')) return 'forged';
  return until > now ? preview : 'expired';
}

function releaseIn(subject: string, until: Date): ReleasePreview | null {
  const [, section, version] = RELEASE.exec(subject) ?? [];
  return section !== undefined && version !== undefined ? { section, version, until } : null;
}

function contentIn(subject: string, pass: Pick<ContentPreview, 'pass' | 'until'>): ContentPreview | null {
  const [, status, panel = ''] = CONTENT.exec(subject) ?? [];
  const origin = Buffer.from(panel, 'base64url').toString();
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return null;
  return { status: status === 'draft' ? 'draft' : 'published', panel: origin, ...pass };
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}

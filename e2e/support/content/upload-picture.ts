import { sessionToken } from './cms.ts';
import { site } from '../site.ts';

/** Into the media library, without an alternative text. @returns its number */
export async function uploadPicture(png: Buffer): Promise<number> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'supper.png');
  const headers = { authorization: `Bearer ${await sessionToken()}` };
  const response = await fetch(`${site.cmsUrl}/upload`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The CMS took no picture: ${response.status} ${await response.text()}`);
  const [file]: { id: number }[] = await response.json();
  if (!file) throw new Error('The CMS stored no picture.');
  return file.id;
}

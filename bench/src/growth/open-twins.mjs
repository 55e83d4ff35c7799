import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openSite } from '../site/open-site.mjs';

/**
 * Two sites with the same content and releases, of which one is to grow.
 * @param {string} folder
 */
export async function openTwins(folder) {
  const dataDirs = { small: join(folder, 'small'), grown: join(folder, 'grown') };
  // Filled once: the CMS draws its pictures in several sizes.
  await (await openSite(dataDirs.small)).cms.stop();
  await cp(dataDirs.small, dataDirs.grown, { recursive: true });
  const small = await openSite(dataDirs.small);
  try {
    return { small, grown: await openSite(dataDirs.grown) };
  } catch (error) {
    await small.cms.stop();
    throw error;
  }
}

import type { Webkit } from './webkit.ts';
import { openDownload } from './webkit-download.ts';
import { openWebkitGtk } from './webkit-gtk.ts';

/** Debian's WebKitGTK where `npm test` found its driver, else the build that Playwright downloaded. */
export function openWebkit(): Promise<Webkit> {
  const driver = process.env.WEBKIT_DRIVER;
  return driver ? openWebkitGtk(driver) : openDownload();
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compressed } from './body.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The files of a folder by their address, compressed as those of the site's releases.
 * @param {string} folder
 * @param {string} cacheControl
 * @returns {Map<string, import('./body.mjs').Body>}
 */
export function readFiles(folder, cacheControl) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    found.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const headers = {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': cacheControl,
      };
      return [file.slice(folder.length), compressed({ status: 200, headers, plain: readFileSync(file) })];
    }),
  );
}

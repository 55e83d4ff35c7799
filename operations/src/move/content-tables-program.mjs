import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Starts the CMS without its server, so that it makes its tables, and ends it. Runs in the CMS's folder.
 * Its input is a pipe: it closes when whoever started this ends, however that happens.
 */
process.stdin.on('end', () => process.exit(1)).resume();

const folder = process.cwd();
const { createStrapi } = createRequire(join(folder, 'package.json'))('@strapi/strapi');
const strapi = await createStrapi({ appDir: folder, distDir: join(folder, 'dist') }).load();
await strapi.destroy();
process.exit(0);

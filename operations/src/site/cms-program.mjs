import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Starts the CMS of the current folder. Strapi's own command line needs the packages that build its panel. */
const folder = process.cwd();
const { createStrapi } = createRequire(join(folder, 'package.json'))('@strapi/strapi');
await createStrapi({ appDir: folder, distDir: join(folder, 'dist') }).start();

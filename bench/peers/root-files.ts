import { join } from 'node:path';

/** The peers' icons are the site's. */
export const ROOT_FILES = join(import.meta.dirname, '..', '..', 'shell', 'src', 'root');

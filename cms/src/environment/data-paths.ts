import { join } from 'node:path';

import { environment } from './environment';

/** Everything that this process writes stands below DATA_DIR; nothing is written beside the code. */
export const cmsFolder = join(environment.DATA_DIR, 'cms');

export const databaseFile = join(cmsFolder, 'content.db');
export const secretsFile = join(cmsFolder, 'secrets.json');
/** What is served as static files; Strapi's local provider writes into `uploads` below it. */
export const publicFolder = join(cmsFolder, 'public');
export const uploadsFolder = join(publicFolder, 'uploads');
export const adminPasswordFile = join(environment.DATA_DIR, 'admin-password.txt');
/** What became of events whose start and time contradicted each other. */
export const eventTimesFile = join(environment.DATA_DIR, 'event-times-to-check.txt');
/** What became of the latest sermon that was typed for the home page alone. */
export const latestSermonFile = join(environment.DATA_DIR, 'latest-sermon-to-check.txt');

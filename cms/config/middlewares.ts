import { environment } from '../src/environment/environment';

const MEGABYTE = 1024 * 1024;

// The order matters: public-guard reads the parsed query, and must stand before anything reads a body.
export default () => [
  'strapi::logger',
  'strapi::errors',
  'global::storage-guard',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        directives: { 'img-src': ["'self'", 'data:', 'blob:'], 'media-src': ["'self'", 'data:', 'blob:'] },
      },
    },
  },
  {
    name: 'strapi::cors',
    config: { origin: environment.CORS_ORIGINS, credentials: false, maxAge: 600 },
  },
  'strapi::query',
  { name: 'global::public-guard', config: { postsPerMinute: environment.POSTS_PER_MINUTE } },
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '16kb',
      textLimit: '16kb',
      formidable: { maxFileSize: 50 * MEGABYTE },
    },
  },
  'global::temporary-files',
  'global::upload-kinds',
  // Behind the body: the account that somebody tries is in it.
  'global::log-in-guard',
  'strapi::session',
  'strapi::favicon',
  'global::upload-headers',
  'strapi::public',
  'global::v4-format',
  'global::reading-log',
];

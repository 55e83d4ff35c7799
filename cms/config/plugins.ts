import { secrets } from '../src/environment/secrets';

const MEGABYTE = 1024 * 1024;

export default () => ({
  'users-permissions': {
    config: { jwtSecret: secrets.JWT_SECRET, jwtManagement: 'refresh', sessions: { httpOnly: true } },
  },
  upload: {
    config: {
      sizeLimit: 50 * MEGABYTE,
      breakpoints: { large: 1000, medium: 750, small: 500 },
      security: {
        allowedTypes: ['image/*', 'audio/*', 'video/*', 'application/pdf'],
        // An SVG can carry script and is served from the site's own origin.
        deniedTypes: ['image/svg+xml'],
      },
    },
  },
});

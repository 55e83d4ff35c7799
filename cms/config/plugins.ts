import { secrets } from '../src/environment/secrets';
import { SHOWN_PICTURES } from '../src/picture-kinds/shown-pictures';

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
        // By content first. What an image is called, or says that it is, does not count.
        allowedTypes: [...SHOWN_PICTURES, 'audio/*', 'video/*', 'application/pdf'],
      },
    },
  },
});

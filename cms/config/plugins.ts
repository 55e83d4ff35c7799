import { environment } from '../src/environment/environment';
import { secrets } from '../src/environment/secrets';
import { SHOWN_PICTURES } from '../src/picture-kinds/shown-pictures';
import { mailServerOptions } from '../src/staff-mail/mail-server';

const MEGABYTE = 1024 * 1024;

export default () => ({
  'users-permissions': {
    config: { jwtSecret: secrets.JWT_SECRET, jwtManagement: 'refresh', sessions: { httpOnly: true } },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: mailServerOptions(),
      settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_TO },
    },
  },
  upload: {
    config: {
      sizeLimit: 50 * MEGABYTE,
      breakpoints: { large: 1000, medium: 750, small: 500 },
      security: {
        // By content first. What an image is called, or says that it is, does not count.
        allowedTypes: [...SHOWN_PICTURES, 'audio/*', 'video/*'],
      },
    },
  },
});

import { environment } from '../src/environment/environment';
import { secrets } from '../src/environment/secrets';
import { isPreviewPossible, previewAddress } from '../src/preview/preview-address';
import { forgottenPasswordMail } from '../src/staff-mail/forgotten-password';

export default () => ({
  autoOpen: false,
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    // Behind https the cookie must say so even when the proxy in front does not tell that it was https.
    ...(environment.PANEL_URL.startsWith('https:') ? { cookie: { secure: true } } : {}),
  },
  forgotPassword: { from: environment.MAIL_FROM, replyTo: environment.MAIL_TO, emailTemplate: forgottenPasswordMail },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: isPreviewPossible,
    config: { allowedOrigins: ["'self'", environment.SITE_URL], handler: previewAddress },
  },
});

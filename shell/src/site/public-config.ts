import * as v from 'valibot';

/** The e-mail service of the contact form (shared/shell-api, `PublicConfig`). */
const EmailService = v.object({
  serviceId: v.string(),
  templateId: v.string(),
  publicKey: v.string(),
  origin: v.exactOptional(v.string()),
});

/** The public web configuration of a Firebase project. */
const FirebaseConfig = v.object({
  // The provider refuses a key with a colon (specification, section 8: invalid-api-key).
  apiKey: v.pipe(v.string(), v.minLength(1), v.regex(/^[^:]+$/, 'FIREBASE_API_KEY must not contain a colon')),
  authDomain: v.pipe(v.string(), v.minLength(1)),
  projectId: v.pipe(v.string(), v.minLength(1)),
  appId: v.exactOptional(v.string()),
  /** A path of this site that receives the visitor's sign-in token. */
  tokenSyncUrl: v.exactOptional(v.string()),
  /** Only for tests and development: where the Auth emulator listens. */
  emulatorUrl: v.exactOptional(v.string()),
});
export type FirebaseConfig = v.InferOutput<typeof FirebaseConfig>;

const PublicConfig = v.object({
  emailjs: v.exactOptional(EmailService),
  firebase: v.exactOptional(FirebaseConfig),
});

/** The site's public settings. A document's state has them. */
export type DocumentConfig = v.InferOutput<typeof PublicConfig>;

/**
 * Runs on the server only, so that the browser needs no schema library.
 * @throws when a setting has a wrong shape; the edge checks them too
 */
export function parsePublicConfig(settings: unknown): DocumentConfig {
  return v.parse(PublicConfig, settings);
}

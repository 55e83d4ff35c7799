import * as v from 'valibot';

/** The public web configuration of a Firebase project. */
export const FirebaseConfig = v.object({
  // The provider refuses a key with a colon (specification, section 8: invalid-api-key).
  apiKey: v.pipe(v.string(), v.minLength(1), v.regex(/^[^:]+$/, 'FIREBASE_API_KEY must not contain a colon')),
  authDomain: v.pipe(v.string(), v.minLength(1)),
  projectId: v.pipe(v.string(), v.minLength(1)),
  appId: v.exactOptional(v.string()),
  /** A path of this site that hears who is signed in. */
  tokenSyncUrl: v.exactOptional(v.string()),
  /** Only for tests and development: where the Auth emulator listens. */
  emulatorUrl: v.exactOptional(v.string()),
});
export type FirebaseConfig = v.InferOutput<typeof FirebaseConfig>;

/** The accounts configuration, or null when the site has none. @throws when it has one that is wrong */
export function firebaseConfig(publicConfig: Readonly<Record<string, unknown>>): FirebaseConfig | null {
  return publicConfig.firebase === undefined ? null : v.parse(FirebaseConfig, publicConfig.firebase);
}

import type { ConfigProblem } from './config-error.ts';
import type { Environment } from 'releases/serving';

/** Either all of `required` are set, or none. */
interface Provider {
  readonly required: Readonly<Record<string, string>>;
  readonly optional: Readonly<Record<string, string>>;
}

/** The browser's settings of each provider: the provider's own name of a setting, and the variable that holds it. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  firebase: {
    required: {
      apiKey: 'FIREBASE_API_KEY',
      authDomain: 'FIREBASE_AUTH_DOMAIN',
      projectId: 'FIREBASE_PROJECT_ID',
    },
    optional: {
      appId: 'FIREBASE_APP_ID',
      tokenSyncUrl: 'FIREBASE_TOKEN_SYNC_URL',
      emulatorUrl: 'FIREBASE_AUTH_EMULATOR_URL',
    },
  },
  emailjs: {
    required: { serviceId: 'EMAILJS_SERVICE_ID', templateId: 'EMAILJS_TEMPLATE_ID', publicKey: 'EMAILJS_PUBLIC_KEY' },
    optional: { origin: 'EMAILJS_ORIGIN' },
  },
};

const ADDRESS = { pattern: /^https?:\/\/[^/]+/, message: 'must be an http or https address' };

const RULES: Readonly<Record<string, { readonly pattern: RegExp; readonly message: string }>> = {
  // Specification, section 8: invalid-api-key.
  FIREBASE_API_KEY: { pattern: /^[^:]+$/, message: 'must not contain a colon' },
  // Specification, section 7: same-origin only. A second slash of either kind would start another host's name.
  FIREBASE_TOKEN_SYNC_URL: {
    pattern: /^\/(?![/\\])/,
    message: 'must be a path on this site, such as /account/session',
  },
  FIREBASE_AUTH_EMULATOR_URL: ADDRESS,
  EMAILJS_ORIGIN: ADDRESS,
};

/** Settings in every document: `firebase` and `emailjs`, each only when it is configured. */
export type PublicConfig = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

export function readPublicConfig(environment: Environment): PublicConfig {
  const configured = Object.entries(PROVIDERS).filter(([, { required }]) => valuesOf(required, environment).length > 0);
  return Object.fromEntries(
    configured.map(([name, { required, optional }]) => [
      name,
      Object.fromEntries(valuesOf({ ...required, ...optional }, environment)),
    ]),
  );
}

/** Missing variables of a provider that is set in part, and values that the provider would refuse. */
export function publicConfigProblems(environment: Environment): ConfigProblem[] {
  return Object.values(PROVIDERS).flatMap((provider) => [
    ...missing(provider, environment),
    ...wrong(provider, environment),
  ]);
}

function wrong({ required, optional }: Provider, environment: Environment): ConfigProblem[] {
  return Object.values({ ...required, ...optional }).flatMap((key) => {
    const value = environment[key];
    const rule = RULES[key];
    return value && rule && !rule.pattern.test(value) ? [{ key, value, message: rule.message }] : [];
  });
}

function missing({ required, optional }: Provider, environment: Environment): ConfigProblem[] {
  const keys = Object.values(required);
  if (valuesOf({ ...required, ...optional }, environment).length === 0) return [];
  const message = `is missing: ${keys.join(', ')} are set together or not at all`;
  return keys.filter((key) => !environment[key]).map((key) => ({ key, message }));
}

function valuesOf(
  settings: Readonly<Record<string, string>>,
  environment: Environment,
): [name: string, value: string][] {
  return Object.entries(settings).flatMap(([name, key]) => {
    const value = environment[key];
    return value ? [[name, value]] : [];
  });
}

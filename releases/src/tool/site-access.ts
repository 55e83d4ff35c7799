import * as v from 'valibot';
import { type Environment, readDataDir, withoutEmpty } from '../store/environment.ts';
import { ReleaseError } from '../table/release-error.ts';
import { type OperatorAccess, readOperatorAccess } from '../store/teams/operator-access.ts';

/** A site and the credentials for it. */
export interface SiteAccess {
  /** The site's origin. */
  readonly url: string;
  /** Throws {@link ReleaseError} when there is none. */
  readonly token: () => string;
  /** Ed25519 in PEM, or the path of such a file. Throws {@link ReleaseError} when there is none. */
  readonly signingKey: () => string;
}

const Variables = v.object({
  PORT: v.optional(v.string(), '3000'),
  HOST: v.optional(v.string(), ''),
  SOTERIA_URL: v.optional(v.string()),
  SOTERIA_TOKEN: v.optional(v.string()),
  SOTERIA_SIGNING_KEY: v.optional(v.string()),
});

/** What a team has to set, and why. */
const MISSING = {
  SOTERIA_TOKEN: (site: string) => `${site} wants to know who you are: set SOTERIA_TOKEN.`,
  SOTERIA_SIGNING_KEY: () => "A release is signed by its team's key: set SOTERIA_SIGNING_KEY to it, or to its file.",
};

/** By its number, because a bare machine does not know the name `localhost`. */
const OWN_ADDRESS = '127.0.0.1';
const HERE = ['localhost', OWN_ADDRESS, '[::1]'];

/**
 * The site of the environment; without one, this machine's site with its operator's credentials.
 * The operator's token is never sent to another machine.
 * @param url has priority over SOTERIA_URL
 */
export async function readSiteAccess(environment: Environment, url?: string): Promise<SiteAccess> {
  const { PORT, HOST, SOTERIA_URL, SOTERIA_TOKEN, SOTERIA_SIGNING_KEY } = v.parse(Variables, withoutEmpty(environment));
  const isHere = ({ hostname }: URL) => [...HERE, HOST, `[${HOST}]`].includes(hostname);
  const site = siteOf(url ?? SOTERIA_URL ?? `http://${OWN_ADDRESS}:${PORT}`, isHere);
  const dataDir = readDataDir(environment);
  const operator = isHere(site) ? await readOperatorAccess(dataDir) : undefined;
  const needed = (name: keyof typeof MISSING, value: string | undefined, field: keyof OperatorAccess) => () => {
    const found = value?.trim() ?? operator?.[field];
    if (found !== undefined) return found;
    // A team has set the other one of the two.
    const isTeams = SOTERIA_TOKEN !== undefined || SOTERIA_SIGNING_KEY !== undefined;
    throw new ReleaseError(isHere(site) && !isTeams ? nothingHere(dataDir) : MISSING[name](site.origin));
  };
  return {
    url: site.origin,
    token: needed('SOTERIA_TOKEN', SOTERIA_TOKEN, 'token'),
    signingKey: needed('SOTERIA_SIGNING_KEY', SOTERIA_SIGNING_KEY, 'signingKey'),
  };
}

function siteOf(text: string, isHere: (url: URL) => boolean): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ReleaseError(`"${text}" is not a site's address, such as https://www.example.org.`);
  const url = new URL(text);
  if (url.protocol === 'https:' || isHere(url)) return url;
  throw new ReleaseError(`A token must not travel unencrypted: use https://${url.host}.`);
}

function nothingHere(dataDir: string): string {
  return (
    `${dataDir} holds no operator's token: no site has run with this data folder yet. Start it with npm start, ` +
    `name another data folder (DATA_DIR), or another site (SOTERIA_URL with SOTERIA_TOKEN).`
  );
}

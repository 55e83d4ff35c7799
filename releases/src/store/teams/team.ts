import * as v from 'valibot';

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const Token = v.strictObject({
  id: Id,
  /** SHA-256 of the token's secret part, base64url. The secret itself (256 random bits) is not stored. */
  hash: v.string(),
  created: v.pipe(v.string(), v.isoTimestamp()),
});

const SigningKey = v.strictObject({
  id: Id,
  /** Ed25519, SPKI in PEM. */
  publicKey: v.string(),
  created: v.pipe(v.string(), v.isoTimestamp()),
  /** A retired key signs no new release. Releases that it signed stay valid. */
  retired: v.optional(v.boolean(), false),
});

/** A ministry team: its sections, tokens and keys. */
export const Team = v.strictObject({
  /** Names of sections; `*` for all. */
  sections: v.array(v.string()),
  /** May manage teams, tokens and keys. */
  operator: v.optional(v.boolean(), false),
  tokens: v.array(Token),
  keys: v.array(SigningKey),
});
export type Team = v.InferOutput<typeof Team>;

/** The content of `DATA_DIR/teams.json`: teams by name. */
export const Teams = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), Team);
export type Teams = v.InferOutput<typeof Teams>;

/** The team behind a call. */
export interface Identity {
  readonly team: string;
  readonly tokenId: string;
  readonly operator: boolean;
  readonly sections: readonly string[];
}

/** Whether a team may release a section. */
export function mayRelease(team: Pick<Identity, 'sections'>, section: string): boolean {
  return team.sections.includes('*') || team.sections.includes(section);
}

import * as v from 'valibot';
import { isSameText, macOf } from '../store/files/secrets.ts';
import { Part } from './rollout-parts.ts';

const PURPOSE = 'vitals ticket';
const HOUR_MS = 3_600_000;
/** A page may be open for hours before its browser reports. */
const VALID_HOURS = 12;

const Claims = v.strictObject({
  /** Milliseconds since the epoch. */
  until: v.number(),
  parts: v.array(Part),
});

/**
 * A document's ticket names the visitor's parts in rollouts, signed by the site.
 * The judge ignores reports without a ticket. Each visitor counts once, however many copies are sent.
 */
export interface Tickets {
  issue(parts: readonly Part[]): string;
  /** Empty when the ticket is forged, broken or expired. */
  open(ticket: string): readonly Part[];
}

/** @param key shared by this site's edges @param now milliseconds */
export function createTickets(key: Buffer, now: () => number): Tickets {
  return {
    issue(parts) {
      // Rounded to the hour: an unchanged document has the same text and ETag.
      const until = (Math.floor(now() / HOUR_MS) + VALID_HOURS) * HOUR_MS;
      const text = Buffer.from(JSON.stringify({ until, parts })).toString('base64url');
      return `${text}.${macOf(text, PURPOSE, key)}`;
    },
    open(ticket) {
      const [text = '', given = ''] = ticket.split('.');
      if (!isSameText(given, macOf(text, PURPOSE, key))) return [];
      const claims = v.safeParse(Claims, JSON.parse(Buffer.from(text, 'base64url').toString()));
      return claims.success && claims.output.until > now() ? claims.output.parts : [];
    },
  };
}

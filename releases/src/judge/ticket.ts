import * as v from 'valibot';
import { isMacOf, macOf } from '../store/secrets/mac.ts';
import { Part } from './measures.ts';

const PURPOSE = 'vitals ticket';
const HOUR_MS = 3_600_000;
/** A page may stay open for long before it says how it went. */
const VALID_HOURS = 12;

const Claims = v.strictObject({
  /** Milliseconds since the epoch. */
  until: v.number(),
  parts: v.array(Part),
});

/**
 * What a document gives its browser, to say how the visit went: the visitor's parts in rollouts, under the site's seal.
 * Without one nobody is heard by the judge; a copy counts no more than the original.
 */
export interface Tickets {
  issue(parts: readonly Part[]): string;
  /** None when the ticket is forged, broken or old. */
  open(ticket: string): readonly Part[];
}

/** @param key of this site's edges */
export function createTickets(key: Buffer, now: () => number): Tickets {
  return {
    issue(parts) {
      // By the hour: a visitor's next document is the same text, and is not sent again.
      const until = (Math.floor(now() / HOUR_MS) + VALID_HOURS) * HOUR_MS;
      const text = Buffer.from(JSON.stringify({ until, parts })).toString('base64url');
      return `${text}.${macOf(text, PURPOSE, key)}`;
    },
    open(ticket) {
      const [text = '', given = ''] = ticket.split('.');
      if (!isMacOf(given, text, PURPOSE, key)) return [];
      const claims = v.safeParse(Claims, JSON.parse(Buffer.from(text, 'base64url').toString()));
      return claims.success && claims.output.until > now() ? claims.output.parts : [];
    },
  };
}

/**
 * A third of what one core can render (decision 0023). More visits than that are told apart by nothing but the moment they came, so
 * those that are heard are a fair sample.
 */
const DOCUMENTS_PER_SECOND = 50;
const SECOND_MS = 1_000;

/** Whether one more document may be made for one visitor alone, so that the judge hears what came of it. @param now milliseconds */
export function createHearingLimit(now: () => number): () => boolean {
  let [second, made] = [0, 0];
  return () => {
    const present = Math.floor(now() / SECOND_MS);
    if (present !== second) [second, made] = [present, 0];
    made += 1;
    return made <= DOCUMENTS_PER_SECOND;
  };
}

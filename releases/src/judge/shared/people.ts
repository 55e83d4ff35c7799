import * as v from 'valibot';
import { HOUR_MS, VISITORS_PER_NETWORK } from '../admissions.ts';
import { type Counted, networkOfPart, visitorOf, type Who } from '../evidence/comparison.ts';
import type { Part } from '../rollout-parts.ts';

export const PeopleRows = v.array(
  v.object({ who: v.string(), counted: v.array(v.string()), admitted: v.number(), since: v.number() }),
);

interface Person {
  readonly counted: Set<string>;
  /** Of a network: visitors of the hour that began at `since`, in milliseconds. */
  admitted: number;
  since: number;
  changed: boolean;
}

interface PersonRow {
  readonly name: string;
  readonly counted: readonly string[];
  readonly admitted: number;
  readonly since: number;
}

/** The visitors and networks of one batch, as they are stored. */
export interface People extends Counted {
  /** Admits the first visitors of a network in an hour, at whatever edges, and those as often as they come. */
  admits(part: Part): boolean;
  /** Those whose rows are to be stored. */
  changed(): { readonly visitors: readonly PersonRow[]; readonly networks: readonly PersonRow[] };
}

/** @param now milliseconds, by the database's clock */
export function createPeople(rows: v.InferOutput<typeof PeopleRows>, now: number): People {
  const people = new Map<string, Person>(
    rows.map(({ who, counted, admitted, since }) => [
      who,
      { counted: new Set(counted), admitted, since, changed: false },
    ]),
  );
  const changedOf = (kind: 'visitor' | 'network') =>
    [...people].filter(([who, { changed }]) => changed && who.startsWith(`${kind} `)).map(rowOf);

  function enter(who: Who): Person {
    const person = people.get(who) ?? { counted: new Set(), admitted: 0, since: now, changed: true };
    people.set(who, person);
    person.changed = true;
    return person;
  }

  return {
    has: (who, what) => people.get(who)?.counted.has(what) ?? false,
    add: (who, what) => void enter(who).counted.add(what),
    admits(part) {
      if (people.has(visitorOf(part))) return true;
      const network = people.get(networkOfPart(part)) ?? enter(networkOfPart(part));
      const isNewHour = now - network.since >= HOUR_MS;
      if (!isNewHour && network.admitted >= VISITORS_PER_NETWORK) return false;
      Object.assign(network, isNewHour ? { admitted: 1, since: now } : { admitted: network.admitted + 1 });
      network.changed = true;
      enter(visitorOf(part));
      return true;
    },
    changed: () => ({ visitors: changedOf('visitor'), networks: changedOf('network') }),
  };
}

function rowOf([who, { counted, admitted, since }]: readonly [string, Person]): PersonRow {
  return { name: who.slice(who.indexOf(' ') + 1), counted: [...counted], admitted, since };
}

import type { FaultCase } from './cases/fault-case.ts';
import { formVisit } from './form-visit.ts';
import { startLoad } from './load.ts';
import { pageVisit } from './page-visit.ts';
import type { Place } from './places.ts';
import type { Cell, Row } from './row.ts';
import type { Stage } from './stage.ts';
import type { Arrival, Visit } from './visit.ts';

const ARRIVALS: readonly Arrival[] = ['link', 'document'];
const FORM = 'a form';

interface Column {
  readonly place: string;
  readonly visits: readonly Visit[];
}

/** Breaks one thing while visitors are under way to all places, mends it, and sees whether they get on. */
export async function runRow(stage: Stage, fault: FaultCase, places: readonly Place[]): Promise<Omit<Row, 'index'>> {
  const addresses = [...places.map(({ address }) => address), '/api/site-setting', '/connect/prayer-requests'];
  if (fault.known) for (const address of addresses) await fetch(stage.edge.url + address);
  const columns = await openColumns(stage, fault, places);
  const visits = columns.flatMap((column) => column.visits);
  const mend = await fault.breaks(stage);
  const load = startLoad(stage.edge.url, addresses);
  let seen: ReadonlyMap<Visit, string>;
  let statuses: readonly string[];
  try {
    seen = new Map(await Promise.all(visits.map(async (visit) => [visit, await visit.look()] as const)));
  } finally {
    statuses = await load.stop();
    await mend();
  }
  await Promise.all(visits.map((visit) => visit.recover()));
  const cells = columns.map((column) => cellOf(column, seen));
  return { fault: fault.name, cells, statuses };
}

/** Everybody is on their way before anything breaks. */
async function openColumns(stage: Stage, fault: FaultCase, places: readonly Place[]): Promise<readonly Column[]> {
  const open = async (place: string, visit: (arrival: Arrival) => Promise<Visit>): Promise<Column> => ({
    place,
    visits: await Promise.all(ARRIVALS.map(visit)),
  });
  return Promise.all([
    ...places.map((place) => open(place.name, (arrival) => pageVisit(stage, { fault, place, arrival }))),
    open(FORM, (arrival) => formVisit(stage, fault, arrival)),
  ]);
}

function cellOf({ place, visits }: Column, seen: ReadonlyMap<Visit, string>): Cell {
  const words = visits.flatMap((visit) => seen.get(visit) ?? []);
  return {
    place,
    seen: [...new Set(words)],
    shortfalls: [...new Set(visits.flatMap((visit) => visit.shortfalls()))],
  };
}

import * as v from 'valibot';

const KEY = 'soteria.listening';
/** Sermons whose places are stored: a year's. */
const MOST_PLACES = 60;

/** A sermon's id and seconds. */
const Place = v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))]);
const Listening = v.object({
  /** As browsers allow. */
  rate: v.fallback(v.pipe(v.number(), v.minValue(0.25), v.maxValue(4)), 1),
  /** The latest last. */
  places: v.fallback(v.array(Place), []),
});
type Listening = v.InferOutput<typeof Listening>;

const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), Listening), { rate: 1, places: [] });

/** How this visitor listens: at which speed, and how far each sermon. The beginning when storage is missing or forbidden. */
function readListening(): Listening {
  try {
    return v.parse(Stored, localStorage.getItem(KEY));
  } catch {
    return { rate: 1, places: [] };
  }
}

/** Read anew at each change: another tab may have written. */
function change(next: (stored: Listening) => Listening): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next(readListening())));
  } catch {
    return;
  }
}

export const storedRate = () => readListening().rate;

export const storeRate = (rate: number) => change(({ places }) => ({ places, rate }));

/** Where this visitor stopped, in seconds; 0 for the beginning. */
export function storedPlace(id: string): number {
  return readListening().places.find(([sermon]) => sermon === id)?.[1] ?? 0;
}

/** @param seconds 0 deletes the place */
export function storePlace(id: string, seconds: number): void {
  change(({ rate, places }) => {
    const others = places.filter(([sermon]) => sermon !== id);
    const all: Listening['places'] = seconds > 0 ? [...others, [id, seconds]] : others;
    return { rate, places: all.slice(-MOST_PLACES) };
  });
}

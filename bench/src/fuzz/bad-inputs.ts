import fc from 'fast-check';
import { ODD_TEXTS, ODD_VALUES } from './odd-values.ts';

const text = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(text, fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 2 }));
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** One change of a text: what stands between two places goes, comes twice, or something else is there. */
const textChange = fc.record({
  at: place,
  length: fc.nat({ max: 30 }),
  kind: fc.constantFrom('cut', 'repeat', 'put', 'end'),
  put: text,
});

/** One change of a JSON value: at a place in it. */
const valueChange = fc.record({
  at: place,
  kind: fc.constantFrom('replace', 'remove', 'rename', 'repeat', 'nest'),
  value,
  key: text,
  depth: fc.constantFrom(1, 10, 300),
});

type TextChange = typeof textChange extends fc.Arbitrary<infer T> ? T : never;
type ValueChange = typeof valueChange extends fc.Arbitrary<infer T> ? T : never;

/** Inputs near the good ones, and far from them. */
export function badInputs(samples: readonly string[]): fc.Arbitrary<string> {
  const sample = fc.constantFrom(...samples);
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(sample, fc.array(valueChange, { minLength: 1, maxLength: 3 })).map(withValues) },
    { weight: 3, arbitrary: fc.tuple(sample, fc.array(textChange, { minLength: 1, maxLength: 4 })).map(withTexts) },
    { weight: 1, arbitrary: fc.tuple(sample, sample, place).map(spliced) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: text },
  );
}

function withTexts([sample, changes]: [string, TextChange[]]): string {
  return changes.reduce(withText, sample);
}

function withText(input: string, { at, length, kind, put }: TextChange): string {
  const from = Math.floor(at * input.length);
  const part = input.slice(from, from + length);
  const rest = input.slice(from + length);
  const middle = { cut: '', repeat: part + part, put, end: put }[kind];
  return kind === 'end' ? input.slice(0, from) + middle : input.slice(0, from) + middle + rest;
}

function spliced([one, other, at]: [string, string, number]): string {
  return one.slice(0, Math.floor(at * one.length)) + other.slice(Math.floor(at * other.length));
}

/** A sample that is no JSON counts as a text there. */
function withValues([sample, changes]: [string, ValueChange[]]): string {
  const root = { value: parsed(sample) };
  for (const change of changes) changeValue(root, change);
  return typeof root.value === 'string' ? root.value : JSON.stringify(root.value);
}

function parsed(sample: string): unknown {
  try {
    return JSON.parse(sample);
  } catch {
    return sample;
  }
}

function changeValue(root: { value: unknown }, { at, kind, value: put, key, depth }: ValueChange): void {
  const places = placesIn(root);
  const [holder, name] = places[Math.floor(at * places.length)] ?? [root, 'value'];
  const present: unknown = Reflect.get(holder, name);
  if (kind === 'replace') define(holder, name, put);
  if (kind === 'remove' && holder !== root) Reflect.deleteProperty(holder, name);
  if (kind === 'rename') define(holder, Array.isArray(holder) ? name : key, present);
  if (kind === 'repeat') define(holder, name, Array.isArray(present) ? [...present, ...present] : [present, present]);
  if (kind === 'nest') define(holder, name, nested(present, depth));
}

/** Also under the name `__proto__`, as JSON has it. */
function define(holder: object, name: string, value: unknown): void {
  const isLength = Array.isArray(holder) && !/^\d+$/.test(name);
  if (!isLength) Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

function nested(present: unknown, depth: number): unknown {
  let outer = present;
  for (let level = 0; level < depth; level += 1) {
    const isObject = typeof present === 'object' && present !== null && !Array.isArray(present);
    outer = isObject ? { ...present, children: [outer] } : [outer];
  }
  return outer;
}

/** Every place of a value: the object that holds it, and its name there. */
function placesIn(holder: object): [object, string][] {
  const found: [object, string][] = [];
  const visit = (inside: object): void => {
    for (const name of Object.keys(inside)) {
      found.push([inside, name]);
      const present: unknown = Reflect.get(inside, name);
      if (typeof present === 'object' && present !== null) visit(present);
    }
  };
  visit(holder);
  return found;
}

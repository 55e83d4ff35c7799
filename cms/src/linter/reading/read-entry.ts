import type { Place } from '../finding';
import type { EntryParts, LintedEntry } from '../linted-entry';
import { fieldLabel } from './field-label';
import type { Attribute, ComponentOf, Model } from './model';
import { readBlocks } from './read-blocks';
import { readPictures } from './read-pictures';

type Values = Readonly<Record<string, unknown>>;

interface Field {
  name: string;
  attribute: Attribute;
  value: unknown;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const TITLES = new Set(['title', 'name']);
const ADDRESS = /(?:Link|Url)$/;

function readText({ name, attribute }: Field, text: string, [place, parts]: [Place, EntryParts]): void {
  if (text.trim() === '') return;
  if (attribute.customField === 'global::web-address' || ADDRESS.test(name))
    parts.links.push({ ...place, address: text, text: null });
  else if (attribute.type === 'email' || name === 'phone')
    parts.contacts.push({ ...place, kind: name === 'phone' ? 'phone' : 'email', written: text });
  // A pattern says that it is no language: a time, a transcript.
  else if (attribute.regex === undefined)
    parts.texts.push({ ...place, kind: TITLES.has(name) ? 'title' : 'prose', text });
}

/** The parts of one form, with those of the forms in it. */
function readFields(values: Values, model: Model, into: { at: Place; parts: EntryParts; componentOf: ComponentOf }) {
  const { at, parts, componentOf } = into;
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const label = attribute.private ? null : fieldLabel(model.uid, name);
    if (label === null) continue;
    const value = values[name];
    const place = { path: [...at.path, name], words: at.words === '' ? label : `${at.words}: ${label}` };
    const component = attribute.component === undefined ? undefined : componentOf(attribute.component);
    if (component) readComponents(value, () => component, { at: place, parts, componentOf });
    else if (attribute.type === 'dynamiczone')
      readComponents(value, kindIn(componentOf), { at: place, parts, componentOf });
    else if (attribute.type === 'blocks') readBlocks(value, place, parts);
    else if (attribute.type === 'media') readPictures(value, place, parts);
    else if (typeof value === 'string' && ['string', 'text', 'email'].includes(attribute.type))
      readText({ name, attribute, value }, value, [place, parts]);
  }
}

type FindModel = (part: Values) => Model | undefined;

/** In a zone of several kinds of forms each says which it is. */
const kindIn =
  (componentOf: ComponentOf): FindModel =>
  ({ __component }) =>
    componentOf(String(__component));

function readComponents(value: unknown, findModel: FindModel, into: Parameters<typeof readFields>[2]): void {
  const { at } = into;
  const read = (part: unknown, place: Place) => {
    const model = isValues(part) ? findModel(part) : undefined;
    if (isValues(part) && model) readFields(part, model, { ...into, at: place });
  };
  if (!Array.isArray(value)) return read(value, at);
  value.forEach((part: unknown, index) =>
    read(part, { path: [...at.path, String(index)], words: `${at.words}, ${index + 1}` }),
  );
}

/** Sorts what stands in an entry. Its content type says what each field is, so a new one is read without a change here. */
export function readEntry(values: Values, model: Model, about: { componentOf: ComponentOf; isNew: boolean }) {
  const parts: EntryParts = { texts: [], headings: [], links: [], pictures: [], contacts: [] };
  readFields(values, model, { at: { path: [], words: '' }, parts, componentOf: about.componentOf });
  const entry: LintedEntry = { ...parts, uid: model.uid, values, isNew: about.isNew };
  return entry;
}

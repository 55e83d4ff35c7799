import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { CHURCH_FIELDS, isChurchField } from '../../../src/church-fields/church-fields';
import type { LintedEntry } from '../../../src/linter/linted-entry';
import { type Model, modelSchema } from '../../../src/linter/reading/model';
import { readEntry } from '../../../src/linter/reading/read-entry';

const SOURCES = join(__dirname, '..', '..', '..', 'src');

/** Strapi gives a church field the type that it is stored as. */
const asLoaded = ({ attributes, ...model }: Model): Model => ({
  ...model,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { customField } = attribute;
      return [name, isChurchField(customField) ? { ...attribute, type: CHURCH_FIELDS[customField] } : attribute];
    }),
  ),
});

const readModel = (file: string, uid: string): [string, Model] => [
  uid,
  asLoaded(v.parse(modelSchema, { ...JSON.parse(readFileSync(join(SOURCES, file), 'utf8')), uid })),
];

const named = (folder: string) => readdirSync(join(SOURCES, folder));

/** Every content type and component, as its file has it. */
const MODELS = new Map([
  ...named('api').map((name) => readModel(`api/${name}/content-types/${name}/schema.json`, `api::${name}.${name}`)),
  ...named('components').flatMap((folder) =>
    named(`components/${folder}`).map((file) =>
      readModel(`components/${folder}/${file}`, `${folder}.${file.replace('.json', '')}`),
    ),
  ),
]);

/** The fields of an entry of one content type. */
export interface Written {
  type: string;
  values: Record<string, unknown>;
}

/** An entry that nobody has published yet, as the rules see it. */
export function linted({ type, values }: Written, isNew = true): LintedEntry {
  const model = MODELS.get(`api::${type}.${type}`);
  if (!model) throw new Error(`There is no content type “${type}”.`);
  return readEntry(values, model, { componentOf: (uid) => MODELS.get(uid), isNew });
}

import { registrationFaults, Remote, StrictDefinition } from 'shared/contract';
import * as v from 'valibot';

/** A mistake in a team's files, in words for the team: what, why, how to mend. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
}

/** The registration of a section that another bundler builds. */
export const StandardDefinition = v.strictObject({
  ...StrictDefinition.entries,
  runtime: v.literal(
    'standard',
    'must be "standard" where another bundler builds the section. What section-kit/webpack builds is a release already: publish dist/<version>',
  ),
});

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** What is read of `mf-manifest.json`, as webpack's, Rspack's and Vite's federation plugins write it. */
const Manifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: Files, css: Files }) })),
});

/** The manifest's word for how an entry is loaded, and the contract's. */
const ENTRY_TYPES: Readonly<Record<string, Remote['entryType']>> = {
  global: 'var',
  var: 'var',
  module: 'module',
  esm: 'module',
  system: 'system',
};

/** What only the shell has: a section that brings its own copy would be another React. */
const FROM_SHELL = /^(?:react|react-dom|react\/jsx-runtime|section-kit\/.+)$/;

interface Parts {
  /** The team's `remote.json`. */
  readonly registration: unknown;
  /** The build's `mf-manifest.json`. */
  readonly manifest: unknown;
  readonly version: string;
}

/** The `remote.json` of a release, made of a team's registration and of its bundler's manifest. @throws {SectionError} */
export function standardRemote({ registration, manifest, version }: Parts): Remote {
  const definition = checkedRegistration(registration, StandardDefinition);
  const { metaData, shared, exposes } = checked('mf-manifest.json', Manifest, manifest);
  const { name, path, type } = metaData.remoteEntry;
  const globalName = `${definition.name}_${version}`.replace(/\W/g, '_');
  if (metaData.globalName !== globalName)
    throw new SectionError(
      `The build's container is named "${metaData.globalName}", and must be named "${globalName}": two releases of a ` +
        'section may be in one page. Make the name of the version in the configuration of the bundler.',
    );
  const entryType = ENTRY_TYPES[type];
  if (!entryType)
    throw new SectionError(`The build's entry is of the type "${type}". Let it be "var", "module" or "system".`);
  return checked('The build', Remote, {
    ...definition,
    version,
    source: '',
    entry: [path, name].filter(Boolean).join('/'),
    entryType,
    globalName,
    requires: Object.fromEntries(
      shared.filter((one) => FROM_SHELL.test(one.name)).map((one) => [one.name, one.requiredVersion]),
    ),
    exposes: Object.fromEntries(
      exposes.map(({ path: module, assets: { js, css } }) => [
        module.replace(/^\.\//, ''),
        { js: js.sync, css: [...css.sync, ...css.async] },
      ]),
    ),
  });
}

/** A team's `remote.json`. @throws {SectionError} with one sentence for each mistake */
export function checkedRegistration<Schema extends v.GenericSchema>(
  registration: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const faults = registrationFaults(registration, schema);
  if (faults.length === 0) return v.parse(schema, registration);
  throw new SectionError(faults.map(({ message }) => message).join('\n'));
}

function checked<T>(file: string, schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new SectionError(`${file} is not valid:\n${v.summarize(result.issues)}`);
}

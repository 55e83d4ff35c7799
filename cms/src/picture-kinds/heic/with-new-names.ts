import * as v from 'valibot';

const infoSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ name: v.string() }));

/**
 * What a form says of its files (`fileInfo`: JSON, of several files a list of it), with the new names of some: Strapi finds a file by
 * its name.
 */
export function withNewNames(fileInfo: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(fileInfo)) return fileInfo.map((info: unknown) => withNewNames(info, names));
  const { success, output } = v.safeParse(infoSchema, fileInfo);
  return success ? JSON.stringify({ ...output, name: names.get(output.name) ?? output.name }) : fileInfo;
}

/** A host's shared libraries: by name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

interface SharedVersion {
  /** Whether the host uses it already. */
  readonly loaded?: boolean | undefined;
  readonly get: () => Factory | Promise<Factory>;
}

type Factory = () => unknown;

interface Needed {
  /** The release's name. */
  readonly name: string;
  readonly requires: Readonly<Record<string, string>>;
}

/** The libraries that a release needs, as the host shares them. Rejects with one sentence for each that does not fit. */
export async function librariesFrom(
  shareScope: ShareScope,
  { name, requires }: Needed,
): Promise<Readonly<Record<string, unknown>>> {
  const found = Object.entries(requires).map(([library, range]) => {
    const offered = shareScope[library] ?? {};
    return { library, range, offered, version: fittingVersion(offered, range) };
  });
  const faults = found.flatMap(({ library, range, offered, version }) =>
    version === undefined ? [fault({ library, range, versions: Object.keys(offered) })] : [],
  );
  if (faults.length > 0) throw new Error(`${name} cannot be drawn in this host. ${faults.join(' ')}`);
  const ready = found.map(async ({ library, offered, version = '' }) => {
    const factory = await offered[version]?.get();
    return [library, factory?.()] as const;
  });
  return Object.fromEntries(await Promise.all(ready));
}

/** The one in use, so that there is one React; else the newest. */
function fittingVersion(offered: Readonly<Record<string, SharedVersion>>, range: string): string | undefined {
  const fitting = Object.keys(offered)
    .filter((version) => fits(version, range))
    .sort((one, other) => compare(numbers(one), numbers(other)));
  return fitting.find((version) => offered[version]?.loaded) ?? fitting.at(-1);
}

/** @param range `^19.3.0`: all ranges of shared libraries have this form (tooling/webpack/shared-libraries.ts) */
function fits(version: string, range: string): boolean {
  const [own, least] = [numbers(version), numbers(range)];
  return own[0] === least[0] && compare(own, least) >= 0;
}

function numbers(version: string): number[] {
  return (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function fault({ library, range, versions }: { library: string; range: string; versions: readonly string[] }): string {
  if (versions.length > 0)
    return (
      `It needs ${library} ${range}, and the host shares ${versions.join(', ')}: ` +
      `install a version in that range in the host, or load a release that was built for the host’s.`
    );
  return (
    `It needs ${library} ${range}, which the host does not share: ` +
    `call registerShared(sharedWithSections()) of section-host before the section is loaded.`
  );
}

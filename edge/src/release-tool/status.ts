import type { ReleaseDocument, ReleaseState } from '../releases/release-document.ts';

interface ReleaseStatus {
  readonly version: string;
  readonly traffic: number;
  readonly default: boolean;
  readonly state: ReleaseState;
}

/** What `status --json` prints. */
export interface Status {
  readonly sections: Readonly<Record<string, { readonly releases: readonly ReleaseStatus[] }>>;
}

export function statusOf({ microFrontends }: ReleaseDocument): Status {
  const sections = Object.entries(microFrontends).map(([section, releases]) => [
    section,
    {
      releases: releases.map(({ metadata, deployment, extras }) => ({
        version: metadata.version,
        traffic: deployment.traffic,
        default: deployment.default,
        state: extras.state,
      })),
    },
  ]);
  return { sections: Object.fromEntries(sections) };
}

const HEADINGS = ['section', 'version', 'traffic', 'state'];

/** The same for people. @param only one section, or all */
export function statusTable({ sections }: Status, only?: string): string {
  const shown = Object.entries(sections).filter(([section]) => only === undefined || section === only);
  const rows = shown.flatMap(([section, { releases }]) =>
    releases.map(({ version, traffic, state }) => [section, version, `${traffic} %`, state]),
  );
  if (rows.length === 0) return 'No release is published yet. Begin with: release publish <section> --from <folder>';
  const widths = HEADINGS.map((_, column) => Math.max(...[HEADINGS, ...rows].map((row) => row[column]?.length ?? 0)));
  return [HEADINGS, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

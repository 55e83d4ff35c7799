import type { Lock, Remote, RouteTable } from 'shared/contract';
import type { DocumentState } from './document/document-state.ts';

/**
 * Shows the page's sections to Module Federation's DevTools, a browser extension, which read `__FEDERATION__` (decision 0096).
 * Documents name this script in development and in a preview of a release only. It imports nothing, because it is no part of the
 * shell's bundle.
 */
void (async () => {
  const HOST = 'shell';
  /** Where the extension keeps what its user overrides. */
  const DEVTOOLS = '__MF_DEVTOOLS__';

  const state = JSON.parse(document.getElementById('soteria-state')?.textContent ?? 'null') as DocumentState | null;
  if (!state) return;
  const { lock, shell } = state;
  sayOverrides(lock);
  const remotes = await remotesOf(state);
  // The extension, or a section's own runtime, may have made it.
  const federation: FederationGlobal = Reflect.get(window, '__FEDERATION__') ?? {};
  Reflect.set(window, '__FEDERATION__', federation);
  federation.moduleInfo = { ...federation.moduleInfo, ...moduleInfo(remotes) };
  federation.__SHARE__ = { [HOST]: { default: libraries(remotes) }, ...federation.__SHARE__ };

  /** A document carries its own page's part of the route table only. */
  async function remotesOf({ remotes: known, stableLock }: DocumentState): Promise<readonly Remote[]> {
    if (!stableLock) return known;
    const { shell: _, ...sections } = lock;
    const names = Object.entries(sections).map((release) => release.join('@'));
    const answer = await fetch(`/_/remotes?${new URLSearchParams({ lock: names.sort().join(',') })}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as RouteTable).remotes : known;
  }

  function moduleInfo(sections: readonly Remote[]) {
    const matched = sections.map(({ name, version }) => [name, { matchedVersion: version }] as const);
    const host = { ...place(shell), remoteEntry: '', globalName: '', modules: [], shared: [], consumerList: [] };
    return {
      [HOST]: { ...host, remotesInfo: Object.fromEntries(matched) },
      ...Object.fromEntries(sections.map((remote) => [`${remote.name}:${remote.version}`, provider(remote)])),
    };
  }

  function place({ name, version }: { readonly name: string; readonly version: string }) {
    return { version, buildVersion: version, publicPath: `${location.origin}/_/assets/${name}/${version}/` };
  }

  function provider(remote: Remote) {
    const { entry, entryType, globalName, requires, exposes } = remote;
    const modules = Object.entries(exposes).map(([moduleName, { js, css }]) => {
      const assets = { js: { sync: js, async: [] }, css: { sync: css, async: [] } };
      return { moduleName, modulePath: `./${moduleName}`, assets };
    });
    const shared = Object.entries(requires).map(([sharedName, version]) => ({ sharedName, version }));
    const container = { remoteEntry: entry, remoteEntryType: entryType ?? 'var', globalName };
    return { ...place(remote), ...container, modules, shared, remotesInfo: {} };
  }

  /** What the shell hands over, and who takes it. */
  function libraries(sections: readonly Remote[]) {
    const provided = Object.entries(shell.provides ?? {}).map(([library, version]) => {
      const useIn = sections.filter(({ requires }) => library in requires).map(({ name }) => name);
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return [library, { [version]: { version, from: HOST, useIn, loaded: true, scope: ['default'], shareConfig } }];
    });
    return Object.fromEntries(provided);
  }

  /** The lock alone decides on a version, so an override changes nothing, and its user should know. */
  function sayOverrides(releases: Lock): void {
    const wanted = Object.entries(overrides()).filter(([section, version]) => releases[section] !== version);
    if (wanted.length === 0) return;
    console.warn(
      `Module Federation's DevTools override ${wanted.map((one) => one.join(' by ')).join(', ')}, which this site does not follow: ` +
        "a release is shown before its rollout by its team's preview link, which the verb preview of the release tool makes, or the page /_/.",
    );
  }

  function overrides(): Readonly<Record<string, unknown>> {
    try {
      return (
        (JSON.parse(localStorage.getItem(DEVTOOLS) ?? '{}') as { overrides?: Record<string, unknown> }).overrides ?? {}
      );
    } catch {
      return {};
    }
  }
})();

interface FederationGlobal {
  /** The host with its remotes, and each remote, by `name:version`. */
  moduleInfo?: Readonly<Record<string, unknown>>;
  /** Shared libraries by host, scope, name and version. */
  __SHARE__?: Readonly<Record<string, unknown>>;
}

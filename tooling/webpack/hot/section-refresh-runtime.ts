import type * as refresh from 'react-refresh/runtime';

/** The bundle's name, which the refresh plugin inserts. */
declare const __react_refresh_library__: string;

const runtime: typeof refresh = globalThis.soteriaRefreshRuntime;

/**
 * `react-refresh/runtime` of a section: the shell's runtime, with the bundle's name in each id. Without it, the copies of a
 * `shared` component in two bundles would count as one.
 */
export function register(type: unknown, id: string): void {
  runtime.register(type, `${__react_refresh_library__} ${id}`);
}

/** The shell has already injected the runtime. */
export function injectIntoGlobalHook(): void {}

export const { createSignatureFunctionForTransform, isLikelyComponentType, getFamilyByType, performReactRefresh } =
  runtime;

import type * as refresh from 'react-refresh/runtime';

/** The bundle's own name; the refresh plugin puts it in. */
declare const __react_refresh_library__: string;

const runtime: typeof refresh = globalThis.soteriaRefreshRuntime;

/**
 * `react-refresh/runtime` of a section: the shell's, with the bundle's name in each id. Two bundles that compiled the same file
 * of `shared` have two components, not two editions of one.
 */
export function register(type: unknown, id: string): void {
  runtime.register(type, `${__react_refresh_library__} ${id}`);
}

/** The shell has done it. */
export function injectIntoGlobalHook(): void {}

export const { createSignatureFunctionForTransform, isLikelyComponentType, getFamilyByType, performReactRefresh } =
  runtime;

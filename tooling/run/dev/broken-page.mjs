import { devRemote } from './dev-build.mjs';
import { FAULTS_SCRIPT } from './faults/serve-faults.mjs';
import { escaped } from './with-failures.mjs';

/**
 * The page for a document that cannot be rendered: the error, what is wrong with the sources, and a script that
 * reloads after the repair: the shell's own, or another.
 * @param {unknown} error
 * @param {Pick<import('./forward.mjs').ForwardOptions, 'builds' | 'script'>} options
 */
export async function brokenPage(error, { builds, script }) {
  // No script of the shell exists before the first successful build.
  const shell = script ? null : await devRemote(builds.folders[0] ?? '').catch(() => null);
  const reloading = script ?? (shell ? `/_/assets/shell/${shell.version}/shell.js` : undefined);
  const words = error instanceof Error ? error.message : String(error);
  return `<!doctype html>
<html lang="en">
<title>This page cannot be rendered</title>
<body>
<pre>${escaped(words)}</pre>
${scriptTags([FAULTS_SCRIPT, reloading])}
</body>
</html>
`;
}

/** @param {readonly (string | undefined)[]} addresses */
export function scriptTags(addresses) {
  return addresses.map((address) => (address ? `<script src="${address}" defer></script>` : '')).join('');
}

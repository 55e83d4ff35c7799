import { devRemote } from './dev-build.mjs';
import { escaped } from './with-failures.mjs';

/**
 * The page for a document that cannot be rendered: the error, and a script that reloads after the repair: the shell's own, or another.
 * @param {unknown} error
 * @param {Pick<import('./forward.mjs').ForwardOptions, 'builds' | 'script'>} options
 */
export async function brokenPage(error, { builds, script }) {
  // No script exists before the first successful build.
  const shell = script ? null : await devRemote(builds.folders[0] ?? '').catch(() => null);
  const address = script ?? (shell && `/_/assets/shell/${shell.version}/shell.js`);
  const words = error instanceof Error ? error.message : String(error);
  return `<!doctype html>
<html lang="en">
<title>This page cannot be rendered</title>
<pre>${escaped(words)}</pre>
${address ? `<script src="${address}" defer></script>` : ''}
</html>
`;
}

import { devRemote } from './dev-build.mjs';

/**
 * The page for a document that cannot be rendered: the error, and the shell's script, which reloads after the repair.
 * @param {unknown} error
 * @param {string} folder of the shell
 */
export async function brokenPage(error, folder) {
  // No script exists before the first successful build.
  const shell = await devRemote(folder).catch(() => null);
  const script = shell && `<script src="/_/assets/shell/${shell.version}/shell.js" defer></script>`;
  const words = error instanceof Error ? error.message : String(error);
  return `<!doctype html>
<html lang="en">
<title>This page cannot be rendered</title>
<pre>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
${script ?? ''}
</html>
`;
}

import { devRemote } from './dev-build.mjs';

/**
 * In place of a document that cannot be rendered: what is wrong, and the shell's script, which reloads the page once it is
 * mended.
 * @param {unknown} error
 * @param {string} folder of the shell
 */
export async function brokenPage(error, folder) {
  // Before the first build without a fault there is no script.
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

/**
 * The Auth emulator as a program: prints its address when it answers, and ends with whoever started it, however that one
 * ends (its stdin is then closed). In the test's own process it would share jsdom's globals. The path into firebase-tools
 * is undocumented: the version is pinned.
 */
const { createApp } = require('firebase-tools/lib/emulator/auth/server');

const [project] = process.argv.slice(2);
/** `SingleProjectMode.ERROR`: another project is refused. */
const ONE_PROJECT = 2;

createApp(project, ONE_PROJECT).then((app) => {
  const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
});
process.stdin.resume().once('close', () => process.exit());

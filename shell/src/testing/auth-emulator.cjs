/**
 * Runs the Auth emulator: prints its address, and ends when its stdin closes, so it never outlives its parent. It needs its own
 * process because of jsdom's globals. The imported path is undocumented, so the version of firebase-tools is pinned.
 */
const { createApp } = require('firebase-tools/lib/emulator/auth/server');

const [project] = process.argv.slice(2);
/** `SingleProjectMode.ERROR`: the emulator refuses other projects. */
const ONE_PROJECT = 2;

createApp(project, ONE_PROJECT).then((app) => {
  const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
});
process.stdin.resume().once('close', () => process.exit());

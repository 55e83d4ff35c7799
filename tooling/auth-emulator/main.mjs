import { createRequire } from 'node:module';
import { join } from 'node:path';
import { APART, installApart } from '../run/dependencies/install-apart.mjs';

/** Undocumented: the version of firebase-tools is pinned. */
const APP = 'firebase-tools/lib/emulator/auth/server';
/** `SingleProjectMode.ERROR`: another project is refused. */
const ONE_PROJECT = 2;

/**
 * The Auth emulator as a program: installs itself at its first start, prints its address when it answers, and ends when its
 * stdin is closed. In the test's own process it would share jsdom's globals.
 */
process.stdin.resume().once('close', () => process.exit());
const [project] = process.argv.slice(2);
const require = createRequire(join(await installApart(APART.emulator), 'package.json'));
const app = await require(APP).createApp(project, ONE_PROJECT);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

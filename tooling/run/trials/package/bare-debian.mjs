import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ensureDebootstrap } from '../../machine/ensure-debootstrap.mjs';

/** Where a person who installs Node by hand puts it. */
const NODE = 'usr/local/bin/node';
/** Whoever runs the site; root owns its programs. */
const USER = 1000;

/**
 * A machine with Debian's smallest set of packages, without a network: a folder, and a network namespace.
 * Everything in it is started by `run`'s words.
 */
export class BareDebian {
  /** @param {string} root its folder */
  constructor(root) {
    this.root = root;
    this.network = `soteria-${process.pid}`;
  }

  async make() {
    const debootstrap = await ensureDebootstrap();
    await command(debootstrap, ['--variant=minbase', 'bookworm', this.root]);
    await command('ip', ['netns', 'add', this.network]);
    await command('ip', ['-n', this.network, 'link', 'set', 'lo', 'up']);
  }

  /** @param {string} program Node's, which replaces the one before */
  setNode(program) {
    mkdirSync(dirname(join(this.root, NODE)), { recursive: true });
    cpSync(program, join(this.root, NODE));
  }

  /**
   * The words that run a program in it.
   * @param {string} text of a shell
   * @param {{ user?: number }} [options] without one: whoever runs the site
   */
  words(text, { user = USER } = {}) {
    // Mounts end with the program, because they are its own.
    const enter =
      'mount -t proc proc "$0/proc" && exec chroot --userspec="$1:$1" "$0" /usr/bin/env -i HOME=/tmp PATH="$2" sh -ec "$3"';
    const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    return [
      'ip',
      'netns',
      'exec',
      this.network,
      'unshare',
      '--mount',
      'sh',
      '-c',
      enter,
      this.root,
      String(user),
      path,
      text,
    ];
  }

  /**
   * Runs it to its end. Throws with its output when it fails.
   * @param {string} text of a shell
   * @param {{ user?: number }} [options]
   */
  run(text, options) {
    const [program = '', ...args] = this.words(text, options);
    return command(program, args);
  }

  /** Runs a program of this machine, which reaches the network of that one. @param {string} program @param {readonly string[]} args */
  visit(program, args) {
    return command('ip', ['netns', 'exec', this.network, program, ...args]);
  }

  async end() {
    await command('ip', ['netns', 'delete', this.network]).catch(() => undefined);
  }
}

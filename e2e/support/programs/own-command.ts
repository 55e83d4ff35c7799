import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../operations/src/process/free-port.mjs';

/** A command of a workspace that runs until it is stopped. */
export interface OwnCommand {
  readonly url: string;
  /** What it said in the terminal so far. */
  output(): string;
  /** Presses Ctrl-C and waits for the end. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface CommandOptions {
  readonly workspace: string;
  /** Its file in `tooling/run`. */
  readonly command: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts it, and waits until it says that the site is ready. */
export async function startOwnCommand({ workspace, command, args = [], env }: CommandOptions): Promise<OwnCommand> {
  const port = await freePort();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(workspace, 'tooling', 'run', command), ...args], {
    cwd: workspace,
    env: { PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += String(data);
        if (output.includes('Soteria is ready')) resolve();
      });
    }
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`${command} ended by itself:\n${output}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}

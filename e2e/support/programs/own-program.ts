import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A server of the site that tests start, stop and harm. */
export interface OwnProgram {
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** The same again, at the same address, after a stop. @param nodeArgs for Node, for as long as it then runs */
  start(nodeArgs?: readonly string[]): Promise<void>;
  /** It goes on after some (`SIGSTOP`, `SIGCONT`). */
  signal(signal: NodeJS.Signals): void;
}

export interface ProgramOptions {
  readonly name: string;
  /** The script and its arguments. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers well as soon as the program is ready. */
  readonly healthUrl: string;
  readonly readyMs: number;
}

export async function startOwnProgram(options: ProgramOptions): Promise<OwnProgram> {
  const { name, healthUrl, readyMs } = options;
  let running = run(options, []);

  async function ready(): Promise<void> {
    const end = Date.now() + readyMs;
    while (!(await answers(healthUrl))) {
      if (running.child.exitCode !== null || Date.now() > end)
        throw new Error(`The ${name} did not start:\n${running.output()}`);
      await pause(50);
    }
  }

  await ready();
  return {
    async stop(signal = 'SIGTERM') {
      const { child } = running;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    async start(nodeArgs = []) {
      running = run(options, nodeArgs);
      await ready();
    },
    signal: (signal) => void running.child.kill(signal),
  };
}

function run({ args, cwd, env }: ProgramOptions, nodeArgs: readonly string[]) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => void lines.push(String(data)));
  return { child, output: () => lines.join('') };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

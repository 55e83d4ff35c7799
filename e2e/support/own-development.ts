import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** `npm run dev` of a workspace, against a site. */
export interface OwnDevelopment {
  readonly url: string;
  /** What it said in the terminal so far. */
  output(): string;
  /** Presses Ctrl-C and waits for the end. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface DevelopmentOptions {
  readonly workspace: string;
  readonly section: string;
  /** The site that is developed against. */
  readonly siteUrl: string;
}

export async function startDevelopment({ workspace, section, siteUrl }: DevelopmentOptions): Promise<OwnDevelopment> {
  const port = await freePort();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(workspace, 'tooling', 'run', 'dev.mjs'), section], {
    cwd: workspace,
    env: { PATH, PORT: String(port), SOTERIA_URL: siteUrl },
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
      throw new Error(`npm run dev ended by itself:\n${output}`);
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';
import * as v from 'valibot';

import { freePort } from './free-port';

const PROGRAM = join(__dirname, 'smtp-program.mjs');
const lineSchema = v.object({ to: v.array(v.string()), message: v.string() });

/** A mail as the server took it. */
export type TakenMail = Email & { readonly recipients: readonly string[] };

async function readLine(line: string): Promise<TakenMail> {
  const { to, message } = v.parse(lineSchema, JSON.parse(line));
  return { ...(await PostalMime.parse(message)), recipients: to };
}

/** A mail server in a process of its own, whose mails outlive it. */
export class MailServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async begin(): Promise<MailServer> {
    const server = new MailServer(await mkdtemp(join(tmpdir(), 'cms-mail-')), await freePort());
    await server.start();
    return server;
  }

  /** What a CMS needs to send by it. */
  get settings() {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: 'Soteria Church <website@church.example>',
      MAIL_TO: 'office@church.example',
      PANEL_URL: 'https://cms.church.example',
    };
  }

  private get file() {
    return join(this.folder, 'mails');
  }

  /** @param lastMail the number of a mail that it takes, and dies before it says so */
  async start(lastMail = 0): Promise<void> {
    this.child = spawn(process.execPath, [PROGRAM, String(this.port), this.file, String(lastMail)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (this.child.stdout) await once(this.child.stdout, 'data');
  }

  /** Resolves when it has ended, by itself or not. */
  async ended(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }

  /** In the middle of whatever it does. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended();
  }

  private lines(): string[] {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').slice(0, -1) : [];
  }

  count(): number {
    return this.lines().length;
  }

  mails(): Promise<TakenMail[]> {
    return Promise.all(this.lines().map(readLine));
  }

  /** Waits for the first mail that is like this. */
  async mail(isIt: (mail: TakenMail) => boolean): Promise<TakenMail> {
    for (;;) {
      const found = (await this.mails()).find(isIt);
      if (found) return found;
      await pause(100);
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { LogFile } from '../logs/log-file.mjs';
import { logLimits } from '../logs/log-limits.mjs';

/** What the supervisor says: on the terminal, and as JSON lines in DATA_DIR/logs/supervisor.log. */
export class SupervisorLog {
  /** @param {string} dataDir */
  constructor(dataDir) {
    this.file = new LogFile(join(dataDir, 'logs', 'supervisor.log'), logLimits());
  }

  /** @param {string} msg one line */
  say(msg) {
    const now = new Date();
    console.error(`${now.toISOString()} ${msg}`);
    const entry = { level: 40, time: now.getTime(), name: 'supervisor', msg };
    void this.file.append(Buffer.from(`${JSON.stringify(entry)}\n`));
  }

  close() {
    return this.file.close();
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Answer, Queries } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import type { Log } from './log.ts';

/**
 * Reads with a copy of their last answers on this machine's disk. The copy answers only until the database has answered for the
 * first time since the start: later, whoever asks has an answer of its own.
 */
export interface LastAnswers extends Queries {
  /** Whether there is a copy of an earlier start. */
  readonly isFilled: boolean;
  /** Whether the copy has to answer. */
  readonly mustAnswer: () => boolean;
  /** Resolves when the copy is stored. Close the database before: its answers under way are stored too. */
  readonly close: () => Promise<void>;
}

export interface LastAnswersOptions {
  readonly database: Queries;
  /** Absolute path. A file that cannot be read counts as none. */
  readonly file: string;
  readonly log: Log;
}

const Answers = v.record(v.string(), v.object({ rows: v.array(v.unknown()), count: v.number() }));

/** Opens the copy of an earlier start, when there is one. Never rejects. */
export async function openLastAnswers({ database, file, log }: LastAnswersOptions): Promise<LastAnswers> {
  const answers = await readAnswers(file, log);
  let reached = false;
  let writing = Promise.resolve();

  function remember(statement: string, answer: Answer): void {
    const isSame = JSON.stringify(answers.get(statement)) === JSON.stringify(answer);
    answers.set(statement, answer);
    if (isSame) return;
    const text = JSON.stringify(Object.fromEntries(answers));
    writing = writing
      .then(() => writeWhole(file, text))
      .catch((err: unknown) => log.warn({ err }, 'what the database answers cannot be stored for a start without it'));
  }

  async function query(text: string, values: readonly unknown[] = []): Promise<Answer> {
    const statement = JSON.stringify([text, values]);
    try {
      const answer = await database.query(text, values);
      reached = true;
      if (/^\s*SELECT/i.test(text)) remember(statement, answer);
      return answer;
    } catch (error) {
      const last = reached || !(error instanceof DatabaseAway) ? undefined : answers.get(statement);
      if (last) return last;
      throw error;
    }
  }

  return { query, isFilled: answers.size > 0, mustAnswer: () => !reached, close: () => writing };
}

async function readAnswers(file: string, log: Log): Promise<Map<string, Answer>> {
  try {
    const text = await readFile(file, 'utf8');
    return new Map(Object.entries(v.parse(Answers, JSON.parse(text, reviveBytes))));
  } catch (err) {
    const isAbsent = err instanceof Error && 'code' in err && err.code === 'ENOENT';
    if (!isAbsent) log.warn({ err }, 'the copy of what the database answered is not valid, and is not used');
    return new Map();
  }
}

const Bytes = v.strictObject({ type: v.literal('Buffer'), data: v.array(v.number()) });

/** JSON has no bytes: a Buffer writes itself as an object. */
function reviveBytes(_key: string, value: unknown): unknown {
  return v.is(Bytes, value) ? Buffer.from(value.data) : value;
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

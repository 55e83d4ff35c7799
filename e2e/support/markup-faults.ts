import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the W3C's checker says of a document, and the text around the place that it means. */
export interface MarkupFault {
  readonly document: string;
  readonly said: string;
  readonly around: string;
}

/** Of the checker's own format (`--format json`). */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly message: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
}

/** Java's own time is most of a run as short as this. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const BEFORE = 80;
const AFTER = 20;
const OUTPUT_LIMIT = 64 * 1024 ** 2;
/** Its package downloads a Java of its own in an install script, which is not run here. */
const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/**
 * Errors and warnings of the Nu Html Checker, which is the W3C's. It reads all documents in one run.
 * @param documents the HTML by name
 * @param folder for files of the run
 * @throws when Java is not there, or the checker fails itself
 */
export async function markupFaults(documents: ReadonlyMap<string, string>, folder: string): Promise<MarkupFault[]> {
  const names = [...documents.keys()];
  await mkdir(folder, { recursive: true });
  const files = names.map((_, index) => join(folder, `${index}.html`));
  await Promise.all(files.map((file, index) => writeFile(file, documents.get(names[index] ?? '') ?? '')));
  const messages = await runChecker(files);
  return messages.filter(isFault).map((message) => {
    const document = names[Number.parseInt(basename(message.url ?? ''), 10)] ?? 'all documents';
    return { document, said: message.message, around: textAround(message, documents.get(document) ?? '') };
  });
}

async function runChecker(files: readonly string[]): Promise<readonly Message[]> {
  const java = process.env.JAVA_PATH ?? 'java';
  const args = [...SHORT_RUN, '-Xss4m', '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  try {
    const { stdout } = await promisify(execFile)(java, args, { maxBuffer: OUTPUT_LIMIT });
    const answer: { messages: readonly Message[] } = JSON.parse(stdout);
    return answer.messages;
  } catch (cause) {
    throw new Error(`Markup is not checked: the checker did not run by ${java}. It needs Java 17.`, { cause });
  }
}

/** Plain hints, such as on React's slashes in `<br/>`, change nothing for anybody. */
function isFault({ type, subType }: Message): boolean {
  return type !== 'info' || subType === 'warning';
}

function textAround({ lastLine = 1, lastColumn = 0 }: Message, html: string): string {
  const line = html.split('\n')[lastLine - 1] ?? '';
  return line.slice(Math.max(0, lastColumn - BEFORE), lastColumn + AFTER);
}

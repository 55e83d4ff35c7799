import { execFile } from 'node:child_process';
import type { DrawPicture } from './create-pictures.ts';

export interface DrawingProgram {
  /** The built `share-pictures/program`. */
  readonly file: string;
  /** Node's, before it. */
  readonly nodeArgs?: readonly string[];
}

const TIME_LIMIT_MS = 60_000;
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Draws each picture in a process that ends with it: drawing blocks nobody's document, and its fonts and drawings leave no trace in
 * this process, whose picture library reads no drawings (decision 0075). The process is told no setting and no secret.
 */
export function drawingProcess({ file, nodeArgs = [] }: DrawingProgram): DrawPicture {
  return (facts) =>
    new Promise((resolve, reject) => {
      const options = { encoding: 'buffer', env: {}, timeout: TIME_LIMIT_MS, maxBuffer: MAX_BYTES } as const;
      const child = execFile(process.execPath, [...nodeArgs, file], options, (error, picture) =>
        error ? reject(error) : resolve(picture),
      );
      // A program that ends before it has read reports that by its exit code.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(JSON.stringify(facts));
    });
}

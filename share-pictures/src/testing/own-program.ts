import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DrawingProgram } from '../drawing-process.ts';

/** The drawing program from its sources. */
export const OWN_PROGRAM: Required<DrawingProgram> = {
  file: join(import.meta.dirname, '..', 'program.ts'),
  nodeArgs: ['--import', createRequire(import.meta.url).resolve('tsx')],
};

export { releaseProgram } from './release-program.ts';

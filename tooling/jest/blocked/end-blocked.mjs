import { watchProcess } from './watch-process.mjs';

/** Seconds: as long as Jest gives one test (`TEST_LIMIT_MS` in ../preset.mjs). */
const LIMIT_S = 300;

watchProcess(LIMIT_S);

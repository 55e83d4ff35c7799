/** What measurements and trials need to run a whole edge. */
export { readConfig } from './config/config.ts';
export { openForms } from './forms/open-forms.ts';
export { createLogger } from './http/logger.ts';
export { startEdge } from './start-edge.ts';

import type { Ensemble } from './ensemble.ts';
import type { AnswerContent, TrialJob } from './renderer.ts';

export interface TrialDocument {
  readonly address: string;
  readonly content: AnswerContent;
  readonly budgetMs: number;
}

/** No address of any site: nothing that is drawn here is shown. */
const ORIGIN = 'https://gate.invalid';

export function jobFor({ shell, sections }: Ensemble, { address, budgetMs }: TrialDocument): TrialJob {
  return {
    url: `${ORIGIN}${address}`,
    lock: Object.fromEntries([shell, ...sections].map(({ remote }) => [remote.name, remote.version])),
    sections,
    shell: { remote: shell.remote, browserDir: shell.browserDir, integrity: shell.integrity },
    budgetMs,
    publicConfig: {},
    regions: 'rendered',
  };
}

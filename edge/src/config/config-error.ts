/** One wrong variable. `value` is left out for secrets. */
export interface ConfigProblem {
  readonly key: string;
  readonly value?: string | undefined;
  readonly message: string;
}

/** A wrong environment. The message tells who starts the process what is wrong, why, and how to correct it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly ConfigProblem[]) {
    const lines = problems.map(
      ({ key, value, message }) => `  ${value === undefined ? key : `${key}=${value}`}: ${message}`,
    );
    super(
      [
        'The site was not started, because these settings are wrong:',
        ...lines,
        'Correct them in the environment or in .env; .env.example explains each one.',
      ].join('\n'),
    );
  }
}

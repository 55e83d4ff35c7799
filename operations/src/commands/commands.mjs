/** @typedef {import('../command-line/read-arguments.mjs').Description} Description */

/**
 * @typedef {object} Command of `soteria`
 * @property {Omit<Description, 'command'>} description
 * @property {boolean} [asSiteUser] root becomes whom DATA_DIR belongs to, so that no file there is root's
 * @property {boolean} [ownArguments] `main` gets the arguments as they are typed; else what its description makes of them
 */

/** @typedef {Command & { main(asked: unknown): Promise<void> }} RunnableCommand */

/**
 * What is typed after `soteria`, in the order of the help. Each is loaded when it is needed.
 * @type {Readonly<Record<string, () => Promise<RunnableCommand>>>}
 */
export const COMMANDS = {
  setup: () => import('./setup.mjs').then(({ SETUP, setup }) => ({ description: SETUP, main: setup })),
  start: () => import('./start.mjs').then(({ START, start }) => ({ description: START, main: start })),
  run: () => import('./run.mjs').then(({ RUN, run }) => ({ description: RUN, main: run })),
  ready: () => import('./ready.mjs').then(({ READY, ready }) => ({ description: READY, main: ready })),
  publish: () =>
    import('./publish.mjs').then(({ PUBLISH, publish }) => ({ description: PUBLISH, main: publish, asSiteUser: true })),
  update: () => import('./update.mjs').then(({ UPDATE, update }) => ({ description: UPDATE, main: update })),
  rollback: () =>
    import('./rollback.mjs').then(({ ROLLBACK, rollback }) => ({ description: ROLLBACK, main: rollback })),
  rehearse: () =>
    import('./rehearse.mjs').then(({ REHEARSE, rehearse }) => ({
      description: REHEARSE,
      main: rehearse,
      asSiteUser: true,
    })),
  backup: () =>
    import('./backup.mjs').then(({ BACKUP, backUp }) => ({ description: BACKUP, main: backUp, asSiteUser: true })),
  restore: () => import('./restore.mjs').then(({ RESTORE, restore }) => ({ description: RESTORE, main: restore })),
  watch: () =>
    import('./watch.mjs').then(({ WATCH, watch }) => ({ description: WATCH, main: watch, asSiteUser: true })),
  move: () => import('./move.mjs').then(({ MOVE, move }) => ({ description: MOVE, main: move })),
  release: () =>
    import('./release.mjs').then((own) => ({
      description: own.RELEASE,
      main: own.release,
      asSiteUser: true,
      ownArguments: true,
    })),
};

import fastifyStatic from '@fastify/static';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { assetPath } from 'shared/contract';
import type { FollowedBuilds } from 'tooling/dev';
import { assemble, presetRelease, readRegistration } from '../assemble/assemble.ts';
import { buildAtEachSave } from './build-at-each-save.ts';
import { sendChanges } from './changes.ts';
import { runBuild } from './run-build.ts';

export interface FollowedSection {
  /** The team's repository. */
  readonly folder: string;
  /** The section's name in its `remote.json`. */
  readonly section: string;
  /** `1.0.0-dev`: no release has it. */
  readonly version: string;
  /** A build of the shell, which comes with the kit. */
  readonly shell: { readonly folder: string; readonly version: string };
  /** Whether the build makes a release by itself, in `dist/<version>`: the kit's webpack preset does. */
  readonly isPreset: boolean;
  readonly say: (line: string) => void;
}

/** Follows a team's section by its own `npm run build`. */
export function followBuild({ folder, section, version, shell, isPreset, say }: FollowedSection): FollowedBuilds {
  const changes = new EventEmitter();
  const build = isPreset ? join(folder, 'dist', version) : join(folder, 'dist');
  const make = async () => {
    // Before a build, which takes its time.
    await readRegistration(folder, isPreset);
    await runBuild(folder, version);
    await (isPreset ? presetRelease(build) : assemble({ folder, build, version }));
  };
  const { ready, stop } = buildAtEachSave({ folder, make, changes, say });
  return {
    folders: [shell.folder, build],
    ready,
    async serve(app) {
      const files = { index: false as const, decorateReply: false, maxAge: 0 };
      const kit = { ...files, root: join(shell.folder, 'browser'), prefix: assetPath('shell', shell.version, '') };
      const own = { ...files, root: join(build, 'browser'), prefix: assetPath(section, version, '') };
      for (const one of [kit, own]) await app.register(fastifyStatic, one);
      sendChanges(app, changes);
    },
    close: async () => stop(),
  };
}

import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import { parseJson, readText, withFileLock, writeWhole } from '../files/text-files.ts';
import { Teams } from './team.ts';

/** The teams, their tokens and keys. Each read is fresh, so every edge refuses a revoked token at once. */
export interface TeamStore {
  read(): Promise<Teams>;
  /** Applies a change to the current teams. A thrown error changes nothing. */
  change(apply: (teams: Teams) => Teams): Promise<Teams>;
}

/** @param file `DATA_DIR/teams.json`, outside the release folder: writing releases must not allow changing teams */
export function fileTeamStore(file: string): TeamStore {
  const read = async () => parse(await readText(file), file);
  return {
    read,
    change: (apply) =>
      withFileLock(file, async (held) => {
        const next = v.parse(Teams, apply(await read()));
        if (await writeWhole(file, `${JSON.stringify(next, null, 2)}\n`, held)) return next;
        throw new ReleaseError('The teams are being changed by others. Nothing was changed; try again.');
      }),
  };
}

function parse(text: string, file: string): Teams {
  const teams = v.safeParse(Teams, text === '' ? {} : parseJson(text));
  if (teams.success) return teams.output;
  throw new ReleaseError(`${file} is not valid, so nobody may release anything:\n${v.summarize(teams.issues)}`);
}

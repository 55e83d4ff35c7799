import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import { parseJson, readText, withFileLock, writeWhole } from '../files/text-files.ts';
import { Teams } from './team.ts';

/** The teams, their tokens and keys. Read anew each time: a revoked token is refused at once, on every edge. */
export interface TeamStore {
  read(): Promise<Teams>;
  /** Applies a change to the teams as they are now. A throw of the change changes nothing. */
  change(apply: (teams: Teams) => Teams): Promise<Teams>;
}

/** @param file `DATA_DIR/teams.json`; not beside the releases: who can write these must not thereby become a team */
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

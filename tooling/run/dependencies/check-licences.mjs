import { existsSync, readFileSync } from 'node:fs';
import { licenceList } from './licence-list.mjs';
import { isAllowed } from './licence-policy.mjs';
import { LICENCES_FILE } from './licences-file.mjs';
import { portable } from './portable.mjs';
import { readYaml } from './read-yaml.mjs';
import { usedLicences } from './used-licences.mjs';

/** Throws for a licence that the policy does not allow, and for an outdated docs/licences.md. */
export async function checkLicences() {
  const used = await usedLicences();
  const refused = used.filter(({ name, licence }) => !isAllowed(name, licence));
  if (refused.length > 0) throw new Error(refused.map(refusal).join('\n'));
  const written = existsSync(LICENCES_FILE) ? readFileSync(LICENCES_FILE, 'utf8') : '';
  if (written !== licenceList(used.filter(portable(readYaml('pnpm-lock.yaml')))))
    throw new Error(
      'docs/licences.md is out of date: run `node tooling/run/licences.mjs`, and commit it with the packages.',
    );
}

/** @param {{ name: string, licence: string }} used */
function refusal({ name, licence }) {
  return (
    `${name} is under "${licence}", which the project does not take. Use another package; or, when there is a good reason, ` +
    'name it with the reason in tooling/run/dependencies/licence-policy.mjs.'
  );
}

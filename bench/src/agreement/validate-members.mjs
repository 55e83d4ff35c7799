import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Runs in a process of its own, in the folder of the CMS: the CMS as far as its content types and its own validator, without database and server. Takes a list of
 * members and answers which of them the CMS would enter.
 */
const CMS_FOLDER = process.cwd();
const ofCms = createRequire(join(CMS_FOLDER, 'package.json'));
const dist = join(CMS_FOLDER, 'dist');

const { createStrapi } = ofCms('@strapi/strapi');
const { withoutBlanks } = ofCms(join(dist, 'src', 'forms', 'without-blanks.js'));

const strapi = await createStrapi({ appDir: CMS_FOLDER, distDir: dist }).register();
const model = strapi.getModel('api::member.member');

/** @param {object} data a form's answers */
async function isTaken(data) {
  const { data: given } = withoutBlanks({ data });
  return strapi.entityValidator.validateEntityCreation(model, given, { isDraft: false }).then(
    () => true,
    (/** @type {Error} */ error) => {
      if (error.name === 'ValidationError' || error.name === 'YupValidationError') return false;
      throw error;
    },
  );
}

process.once('message', async (/** @type {object[]} */ members) => {
  const taken = [];
  for (const member of members) taken.push(await isTaken(member));
  process.send?.(taken, () => process.exit(0));
});
process.send?.('ready');

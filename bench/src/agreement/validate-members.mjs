import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * A process that runs in the CMS's folder. It loads the content types and the validator, without database and server.
 * It receives a list of members and answers which of them the CMS would accept.
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

/** @param {object[]} members */
async function answer(members) {
  const taken = [];
  for (const member of members) taken.push(await isTaken(member));
  process.send?.(taken, () => process.exit(0));
}

process.once('message', (/** @type {object[]} */ members) => void answer(members));
process.send?.('ready');

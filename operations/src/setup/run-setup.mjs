import { dirname, join } from 'node:path';
import { StepError } from '../process/step.mjs';
import { readAnswersFile, takeAnswers } from './given-answers.mjs';
import { interview } from './interview.mjs';
import { nextSteps } from './next-steps.mjs';
import { readPassword, storePassword } from './password-file.mjs';
import { writePrivateFile } from './private-file.mjs';
import { readSettingsFile, withSettings } from './settings-file.mjs';
import { settingsOf, storedAnswers } from './stored-answers.mjs';
import { openTerminal } from './terminal.mjs';
import { TOPICS } from './topics.mjs';

/**
 * @typedef {object} SetupOptions
 * @property {string} file of the settings
 * @property {string} answersFile '' asks a person
 * @property {boolean} replace with answers of a file: settings that are there may change
 * @property {boolean} unchecked
 * @property {Date} now
 * @property {readonly string[]} [nameServers] in place of the system's
 */

/**
 * Asks or reads answers, checks them, writes the settings file, and says what is left to do. Throws {@link StepError} when nothing was
 * written.
 * @param {SetupOptions} options
 */
export async function runSetup(options) {
  const terminal = openTerminal();
  try {
    await guide(options, terminal);
  } finally {
    terminal.close();
  }
}

/** @param {SetupOptions} options @param {import('./terminal.mjs').Terminal} terminal */
async function guide(options, terminal) {
  const { file, answersFile, now } = options;
  const { text, settings: stored } = await readSettingsFile(file);
  const passwordFile = stored.BACKUP_PASSWORD_FILE || join(dirname(file), 'backup-password');
  const before = storedAnswers(stored, stored.BACKUP_PASSWORD || (await readPassword(passwordFile)));
  const topics = TOPICS.filter(({ title }) => !(stored.BACKUP_COMMAND && title === 'Backups'));
  const check = checkOf(options, stored);
  const { say } = terminal;
  const { answers, open } = answersFile
    ? await takeAnswers(topics, { given: readAnswersFile(answersFile, topics), stored: before, say, check })
    : await interview(topics, { terminal, stored: before, check });
  const settings = settingsOf(answers, { stored, isNew: text === '', passwordFile });
  const changes = changesOf(stored, settings);
  const changed = withSettings(text, changes);
  await askToWrite(options, { terminal, isThere: text !== '', names: Object.keys(changes) });
  if ((await readSettingsFile(file)).text !== text)
    throw new StepError(`${file} was changed by somebody else meanwhile. Nothing was written: run this again.`);
  if (settings.BACKUP_PASSWORD_FILE) await storePassword(passwordFile, answers.BACKUP_PASSWORD ?? '', now);
  if (changed !== text) await writePrivateFile(file, changed);
  say(
    `\n${file} ${changed === text ? 'is as it was' : 'is written; it has passwords, and other users cannot read it'}. What is left to do:`,
  );
  const steps = nextSteps({ file, passwordFile, answers, settings, open });
  for (const [index, step] of steps.entries()) say(`${index + 1}. ${step}`);
}

/** @param {SetupOptions} options @param {import('./settings-file.mjs').Settings} stored @returns {import('./interview.mjs').Check} */
function checkOf({ unchecked, nameServers }, stored) {
  const ports = { edge: Number(stored.PORT) || 3000, cms: Number(stored.CMS_PORT) || 1337 };
  const surroundings = nameServers ? { ports, nameServers } : { ports };
  return async (topic, answers) => (unchecked ? [] : topic.check(answers, surroundings));
}

/**
 * @param {import('./settings-file.mjs').Settings} stored
 * @param {import('./settings-file.mjs').Settings} settings
 */
function changesOf(stored, settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => (stored[name] ?? '') !== value));
}

/**
 * @param {SetupOptions} options
 * @param {{ terminal: import('./terminal.mjs').Terminal, isThere: boolean, names: readonly string[] }} change
 */
async function askToWrite({ file, answersFile, replace }, { terminal, isThere, names }) {
  if (!isThere || names.length === 0) return;
  if (answersFile) {
    if (replace) return;
    throw new StepError(
      `${file} is there, and ${names.join(', ')} would change. Nothing was written. With --replace it is.`,
    );
  }
  const isWanted = await terminal.confirm(`\n${file} is there. Change ${names.join(', ')} in it?`);
  if (!isWanted) throw new StepError('Nothing was written.');
}

import * as v from 'valibot';
import { lineOf } from './finding.mjs';

/** @typedef {import('./topics.mjs').Answers} Answers */
/** @typedef {import('./topics.mjs').Topic} Topic */
/** @typedef {import('./topics.mjs').Question} Question */
/** @typedef {import('./terminal.mjs').Terminal} Terminal */
/** @typedef {(topic: Topic, answers: Answers) => Promise<import('./finding.mjs').Finding[]>} Check */

/** The answer of a person who wants none. */
const NONE = 'none';

/**
 * Asks a person, topic by topic. What a check finds wrong may be answered again, as often as the person likes.
 * @param {readonly Topic[]} topics
 * @param {{ terminal: Terminal, stored: Answers, check: Check }} options stored: answers of before
 * @returns {Promise<{ answers: Answers, open: string[] }>} open: faults that the person left
 */
export async function interview(topics, { terminal, stored, check }) {
  /** @type {Answers} */
  let answers = {};
  const open = [];
  for (const topic of topics) {
    terminal.say(`\n${topic.title}\n${topic.about}`);
    let before = stored;
    for (;;) {
      answers = await askTopic(topic, { terminal, before, answers });
      terminal.say('  …');
      const findings = await check(topic, answers);
      for (const finding of findings) terminal.say(lineOf(finding));
      const faults = findings.filter(({ kind }) => kind === 'fault');
      if (faults.length > 0 && (await terminal.confirm('  Answer this part again?'))) {
        before = { ...stored, ...answers };
        continue;
      }
      open.push(...faults.map(({ text }) => text));
      break;
    }
  }
  return { answers, open };
}

/**
 * @param {Topic} topic
 * @param {{ terminal: Terminal, before: Answers, answers: Answers }} options
 */
async function askTopic({ questions }, { terminal, before, answers }) {
  let all = answers;
  for (const question of questions) {
    const isAsked = question.when?.(all) ?? true;
    all = { ...all, [question.name]: isAsked ? await askOne(question, { terminal, before, answers: all }) : '' };
  }
  return all;
}

/**
 * @param {Question} question
 * @param {{ terminal: Terminal, before: Answers, answers: Answers }} options
 * @returns {Promise<string>}
 */
async function askOne(question, { terminal, before, answers }) {
  const usual = usualAnswer(question, before, answers);
  const standing = question.secret ? before[question.name] && 'as it is' : usual;
  const shown = standing ? ` [${standing}]` : '';
  const typed = await terminal.ask(`  ${question.ask}${shown}: `, { secret: question.secret ?? false });
  const parsed = v.safeParse(question.schema, typed === '' ? usual : typed === NONE ? '' : typed);
  if (parsed.success) return parsed.output;
  terminal.say(`    That ${parsed.issues[0].message}.`);
  return askOne(question, { terminal, before, answers });
}

/**
 * The answer of whoever says nothing: the one of before, else the question's own.
 * @param {Question} question
 * @param {Answers} before
 * @param {Answers} answers
 */
export function usualAnswer({ name, usual }, before, answers) {
  return before[name] || (usual?.(answers) ?? '');
}

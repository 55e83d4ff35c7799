import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { StepError } from '../process/step.mjs';
import { lineOf } from './finding.mjs';
import { usualAnswer } from './interview.mjs';

/** @typedef {import('./topics.mjs').Answers} Answers */
/** @typedef {import('./topics.mjs').Topic} Topic */

/** `PASSWORD=ab#cd`: Node reads `ab`. */
const CUT = /^\s*(\w+)\s*=\s*[^'"`\s][^#\n]*(?<=\S)#/m;

/**
 * The answers of a file of lines NAME=answer, such as PUBLIC_URL=www.grace.example. Throws {@link StepError} for unknown names.
 * @param {string} file
 * @param {readonly Topic[]} topics
 * @returns {Answers}
 */
export function readAnswersFile(file, topics) {
  const names = topics.flatMap(({ questions }) => questions.map(({ name }) => name));
  const lines = linesOf(file);
  const cut = CUT.exec(lines)?.[1];
  if (cut)
    throw new StepError(`${file}: what follows # in ${cut} would be lost. Write that answer in quotes, '…' or "…".`);
  const given = Object.entries(parseEnv(lines)).map(([name, text = '']) => [name, text]);
  const unknown = given.find(([name = '']) => !names.includes(name));
  if (unknown)
    throw new StepError(`${file} answers ${unknown[0]}, which is not asked. It may answer ${names.join(', ')}.`);
  return Object.fromEntries(given);
}

/** @param {string} file */
function linesOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StepError(`${file} cannot be read (${Object(error).code}).`, { cause: error });
  }
}

/**
 * Takes answers of a file for those of a person. Throws {@link StepError} with all that is wrong with them.
 * @param {readonly Topic[]} topics
 * @param {{ given: Answers, stored: Answers, say: (text: string) => void, check: import('./interview.mjs').Check }} options
 * @returns {Promise<{ answers: Answers, open: string[] }>}
 */
export async function takeAnswers(topics, { given, stored, say, check }) {
  const { answers, wrong } = completeAnswers(topics, given, stored);
  if (wrong.length > 0) throw refusal(wrong);
  const open = [];
  for (const topic of topics) {
    const findings = await check(topic, answers);
    for (const finding of findings) say(lineOf(finding));
    open.push(...findings.filter(({ kind }) => kind === 'fault').map(({ text }) => text));
  }
  if (open.length > 0) throw refusal(open, ' Or run it with --unchecked, and mend that later.');
  return { answers, open };
}

/**
 * @param {readonly Topic[]} topics
 * @param {Answers} given
 * @param {Answers} stored
 */
function completeAnswers(topics, given, stored) {
  /** @type {Record<string, string>} */
  const answers = {};
  const wrong = [];
  for (const question of topics.flatMap(({ questions }) => questions)) {
    const { name, schema, when } = question;
    const mayBeNone = v.is(schema, '');
    const isGiven = given[name] || (mayBeNone && given[name] === '');
    const parsed = v.safeParse(schema, isGiven ? given[name] : usualAnswer(question, stored, answers));
    const isAsked = when?.(answers) ?? true;
    if (isAsked && !parsed.success) wrong.push(`${name} ${parsed.issues[0].message}`);
    // What depends on a wrong answer is looked at all the same.
    answers[name] = isAsked ? (parsed.success ? parsed.output : (given[name] ?? '')) : '';
  }
  return { answers, wrong };
}

/** @param {readonly string[]} wrong */
function refusal(wrong, more = '') {
  return new StepError(
    `Nothing was written, because of these answers:\n${wrong.map((one) => `  ${one.split('\n')[0]}`).join('\n')}\nCorrect them, and run it again.${more}`,
  );
}

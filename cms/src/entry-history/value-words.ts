import * as v from 'valibot';

import { dayWords } from '../church-clock/calendar-day';
import { clockWords } from '../church-clock/clock-words';
import { momentWords } from '../church-clock/moment-words';
import { referencesIn, versionSchema } from './entry-version';

const EMPTY = '(empty)';

const partSchema = v.array(versionSchema);

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}:\d{2}$/;

function textWords(text: string): string {
  if (MOMENT.test(text)) return momentWords(new Date(text));
  if (DAY.test(text)) return dayWords(text);
  return TIME.test(text) ? clockWords(text) : text;
}

const isBlock = (part: Record<string, unknown>) => 'type' in part;

/** Of a formatted text its words, a line for each of its paragraphs, points and pictures. */
function blockWords(block: Record<string, unknown>): string {
  if (typeof block.text === 'string') return block.text;
  if (block.type === 'image') return `[${valueWords(v.parse(versionSchema, block.image).name)}]`;
  const parts = v.parse(v.fallback(partSchema, []), block.children);
  return parts.map(blockWords).join(block.type === 'list' ? '\n' : '');
}

/** What no form shows. */
const HIDDEN = ['__component', 'key'];

const recordWords = (record: Record<string, unknown>) =>
  Object.entries(record)
    .filter(([name, value]) => !HIDDEN.includes(name) && value !== null && value !== false)
    .map(([, value]) => (value === true ? 'yes' : valueWords(value)))
    .join(', ');

/** A field's value as somebody would read it to another on the telephone. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textWords(value);
  if (!Array.isArray(value)) return String(value);
  const references = referencesIn(value);
  if (references.length > 0) return references.map(({ label }) => label).join(', ');
  const parts = v.parse(v.fallback(partSchema, []), value);
  return parts.map((part) => (isBlock(part) ? blockWords(part) : recordWords(part))).join('\n') || EMPTY;
}

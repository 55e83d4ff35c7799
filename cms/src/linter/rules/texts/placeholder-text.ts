import { advice, wrong } from '../../finding';
import type { LintedText } from '../../linted-entry';
import type { Rule } from '../../rule';

/** Nobody means these. */
const FILLING =
  /\blorem ipsum\b|\basdf\w*|\bqwert\w*|\[(?:insert|your|name|date|time|place)\b[^\]]*\]|\b(?:your|insert) (?:text|title|name|description) here\b/i;
/** To be decided, announced, confirmed; written so by people who will come back. */
const OPEN = /\b(?:TBD|TBA|TBC|TODO|FIXME|XXX+|T\.B\.[ADC]\.)(?!\w)/;
const EMPTY_TITLE = /^(?:test|testing|test event|untitled|new event|title|event|draft)$/i;

function placeholderIn(place: LintedText) {
  const [filling] = FILLING.exec(place.text) ?? [];
  if (filling !== undefined)
    return [wrong(place, { what: `“${filling}” is filling text.`, mend: 'Write what visitors should read.' })];
  const [open] = OPEN.exec(place.text) ?? [];
  if (open !== undefined)
    return [
      advice(place, { what: `“${open}” is still open.`, mend: 'Write what is known, or leave this out until it is.' }),
    ];
  return place.kind === 'title' && EMPTY_TITLE.test(place.text.trim())
    ? [advice(place, { what: `“${place.text}” says nothing.`, mend: 'Write what visitors would look for.' })]
    : [];
}

/** Text that was meant to be replaced. */
export const placeholderText: Rule = ({ texts }) => texts.flatMap(placeholderIn);

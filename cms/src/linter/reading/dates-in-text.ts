import { type ParsedComponents, strict } from 'chrono-node';

/** A date that somebody wrote into a text; what it does not say is null. */
export interface WrittenDate {
  /** As it stands there. */
  words: string;
  /** 0 is Sunday. */
  weekday: number | null;
  /** 1 is January. */
  month: number;
  day: number;
  year: number | null;
  /** `HH:MM:SS` */
  time: string | null;
}

/** What has neither is not read at all: most texts have no date. */
const MAY_HOLD_DATE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d|\d(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d\/\d/i;
/** 'Fri–Sun, June 4–6': the weekday before a date is not that date's. */
const WEEKDAY_BEFORE = /\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?\s*(?:[–—&,/-]|and|or|to|through|until)\s*$/i;
const PLURAL_WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days\b/i;
const FRACTION = /\b[1-3]\/[2-4]\b(?!\/)/;

const known = (parsed: ParsedComponents, part: 'weekday' | 'year' | 'hour') =>
  parsed.isCertain(part) ? parsed.get(part) : null;

const twoDigits = (value: number | null) => String(value ?? 0).padStart(2, '0');

function toWritten(parsed: ParsedComponents, words: string, hasOwnWeekday: boolean): WrittenDate[] {
  const [month, day, hour] = [parsed.get('month'), parsed.get('day'), known(parsed, 'hour')];
  if (!parsed.isCertain('month') || !parsed.isCertain('day') || month === null || day === null) return [];
  return [
    {
      words,
      weekday: hasOwnWeekday ? known(parsed, 'weekday') : null,
      month,
      day,
      year: known(parsed, 'year'),
      time: hour === null ? null : `${twoDigits(hour)}:${twoDigits(parsed.get('minute'))}:00`,
    },
  ];
}

/** The dates in a text that name month and day, of a range both ends. */
export function datesInText(text: string): WrittenDate[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  return strict.parse(text).flatMap(({ index, text: words, start, end }) => {
    if (FRACTION.test(words)) return [];
    const hasOwnWeekday =
      !WEEKDAY_BEFORE.test(text.slice(0, index)) && !PLURAL_WEEKDAY.test(words.replace(/^on /i, ''));
    const plain = words.replace(/^(?:on|from|at) /i, '').trim();
    return [start, end].flatMap((parsed) => (parsed ? toWritten(parsed, plain, hasOwnWeekday) : []));
  });
}

import { randomNumbers } from './random-numbers.ts';
import type { WireEntry } from './content-site.ts';

export interface GeneratedSizes {
  readonly events: number;
  readonly sermons: number;
  /** Words of a transcript. */
  readonly spokenWords: number;
}

const OCCASIONS =
  'Spring Summer Autumn Winter Easter Advent Monday Tuesday Wednesday Sunrise Midday Evening Annual Monthly Regional Joint'.split(
    ' ',
  );
const SUBJECTS =
  'Intercession Rehearsal Discipleship Visitation Missions Finance Worshipers Ushers Greeters Alumni Widows Grandparents Teachers Nurses Newcomers Neighbors'.split(
    ' ',
  );
const FORMS =
  'Meeting Class Picnic Vigil Conference Workshop Supper Fellowship Training Walk Fundraiser Assembly'.split(' ');
const PLACES = 'Towson Essex Dundalk Catonsville Pikesville Perry Overlea Rosedale'.split(' ');
const VENUES = [
  'Soteria Church, Sanctuary',
  'Soteria Church, Fellowship Hall',
  'Soteria Church, Loft',
  'Public Library',
];
const SYLLABLES =
  'ba be bi bo da den di dor fa fen gal ger ha hel in ka kel la len li lo ma men mi mor na ner ni nor pa pel ra ren ri ros sa sel si sta ta tel ti tor va vel vi wa wen'.split(
    ' ',
  );
/** The most frequent words of a language say nothing. */
const FUNCTION_WORDS =
  'the and of to a in that is it for he you was with as his be not they have this from or had by but what all were we when there can an your which their said if will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may long little very after words called just where most know'.split(
    ' ',
  );
const COMMON =
  'light water grace mercy river morning bread table house road lamp boat valley garden mountain shepherd father mother children prayer worship church city street neighbor promise covenant kingdom gospel spirit temple servant harvest seed vine branch stone cross grave hope faith love peace joy'.split(
    ' ',
  );
/** Words of the language that is spoken. */
const VOCABULARY = 20_000;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2010-01-04T23:00:00Z');

/** Entries of a church of many years, the same each time. */
export function generatedContent({ events, sermons, spokenWords }: GeneratedSizes) {
  const random = randomNumbers(20);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const vocabulary = [
    ...FUNCTION_WORDS,
    ...COMMON,
    ...Array.from({ length: VOCABULARY }, () => pseudoWord(pick, random)),
  ];
  /** Common words are common, as in any language (Zipf). */
  const spoken = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'and';
  const sentence = (words: number) => Array.from({ length: words }, spoken).join(' ');

  return {
    events: Array.from({ length: events }, (_, at) =>
      entry(`event${at}`, {
        title: `${pick(OCCASIONS)} ${pick(SUBJECTS)} ${pick(FORMS)}`,
        startDate: new Date(FIRST_DAY + Math.floor((at * 6_500) / events) * DAY_MS).toISOString(),
        time: '18:00:00',
        venue: { data: { attributes: { name: pick(VENUES), address: `${pick(PLACES)}, MD` } } },
        desc: [{ type: 'paragraph', children: [{ type: 'text', text: `${sentence(40)}.` }] }],
      }),
    ),
    sermons: Array.from({ length: sermons }, (_, at) =>
      entry(`sermon${at}`, {
        title: `${pick(OCCASIONS)} ${sentence(3)}`,
        preacher: `Guest ${pick(PLACES)} ${at % 40}`,
        date: new Date(FIRST_DAY + Math.floor((at * 5_700) / sermons) * DAY_MS).toISOString().slice(0, 10),
        description: sentence(30),
        transcript: `WEBVTT\n\n00:00.000 --> 59:00.000\n${sentence(spokenWords)}\n`,
      }),
    ),
  };
}

function entry(id: string, attributes: WireEntry['attributes']): WireEntry {
  return { id, attributes: { ...attributes, updatedAt: '2026-11-20T12:00:00.000Z' } };
}

function pseudoWord(pick: (list: readonly string[]) => string, random: () => number): string {
  return Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
}

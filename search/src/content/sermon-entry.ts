import { sermonAddress } from 'shared/content';
import type { IndexedSermon } from 'shared/content/search';
import { wordsOf } from '../matching/words.ts';
import type { SermonEntry } from './entry.ts';

export function toSermonEntry(sermon: IndexedSermon): SermonEntry {
  const { title, preacher, date, series, scripture, description } = sermon;
  return {
    kind: 'sermons',
    address: sermonAddress(sermon),
    title,
    facts: [preacher, series, scripture].filter(Boolean).join(' '),
    text: (description ?? '').replace(/\s+/g, ' ').trim(),
    preacher,
    date,
  };
}

const TIMES = '-->';

/** The words of a WebVTT file, each once, without its times, names of cues, notes and markup. */
export function spokenWords(transcript: string | null): string {
  const blocks = (transcript ?? '').split(/\r?\n(?:\r?\n)+/);
  const spoken = blocks.flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const times = lines.findIndex((line) => line.includes(TIMES));
    return times < 0 ? [] : lines.slice(times + 1);
  });
  const words = wordsOf(spoken.join(' ').replace(/<[^>]*>/g, ' '));
  return [...new Set(words)].join(' ');
}

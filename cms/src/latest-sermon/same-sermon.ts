import type { TypedSermon } from './typed-sermon';

/** A sermon as it is stored, as far as it can be the one that was typed. */
export interface StoredSermon {
  documentId: string;
  title: string;
  date: string | null;
  description: string | null;
  youtubeLink: string | null;
}

const WEEK_MS = 7 * 86_400_000;
const LONGEST_DESCRIPTION = 2000;

const named = (title: string) => title.trim().toLowerCase();

/** Some wrote the day of the service, some the day on which the recording came. */
const isNear = (one: string | null, other: string | null) =>
  one === null || other === null || Math.abs(Date.parse(one) - Date.parse(other)) <= WEEK_MS;

/** The sermon that somebody typed once more for the home page: it has the same video, or the same title in the same week. */
export function sameSermon(typed: TypedSermon, sermons: readonly StoredSermon[]): StoredSermon | null {
  const titled = sermons.filter(({ title, date }) => named(title) === named(typed.title) && isNear(date, typed.date));
  return (
    sermons.find(({ youtubeLink }) => youtubeLink !== null && youtubeLink === typed.youtubeLink) ??
    titled.find(({ date }) => date === typed.date) ??
    titled[0] ??
    null
  );
}

/** Both texts, the home page's first, as it shows the beginning; the sermon's own where they are one too many. */
function bothTexts(typed: string | null, own: string | null): string | null {
  if (!typed || own?.includes(typed)) return own;
  const both = own ? `${typed}\n\n${own}` : typed;
  return both.length > LONGEST_DESCRIPTION ? own : both;
}

/** The fields of a sermon with what was typed for the home page besides. */
export const withTyped = (
  typed: TypedSermon,
  { date, description, youtubeLink }: StoredSermon,
): Record<string, unknown> => ({
  date: date ?? typed.date,
  description: bothTexts(typed.description, description),
  youtubeLink: youtubeLink || typed.youtubeLink,
});

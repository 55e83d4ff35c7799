import type { Font } from 'harfbuzzjs';
import { type Fonts, loadFonts, type StyleName, visibleCharacters } from './load-fonts.ts';
import { type SetLine, setRuns } from './set-runs.ts';
import { directed, graphemes, textRuns } from './text-runs.ts';

/** A text that can be set. */
export interface SettableText {
  /** Without what no font has, and with single spaces. */
  readonly text: string;
  /** Whether its lines begin on the right. */
  readonly fromRight: boolean;
  /** Sets `[from, to)` of it in one line. */
  readonly line: (from: number, to: number) => SetLine;
}

/** Prepares texts, by how they are set. */
export type Typesetter = Readonly<Record<StyleName, (words: string) => SettableText>>;

/** More than any picture has room for. */
const MAX_LENGTH = 200;

/** A typesetter that has fonts for the characters of a text. */
export async function loadTypesetter(characters: string): Promise<Typesetter> {
  const fonts = await loadFonts(composed(`${characters} …·`));
  return { display: settableIn(fonts.display), text: settableIn(fonts.text) };
}

function settableIn(fonts: Fonts[StyleName]): Typesetter[StyleName] {
  const fontOf = (grapheme: string) => fontWithAll(fonts, grapheme);
  return (words) => {
    const text = directed(drawable(words, fontOf));
    return {
      text: text.text,
      fromRight: text.fromRight,
      line: (from, to) => setRuns(textRuns(text, [from, to], fontOf)),
    };
  };
}

function fontWithAll(fonts: readonly Font[], grapheme: string): Font | null {
  const visible = visibleCharacters(grapheme);
  return fonts.find((font) => visible.every((character) => font.nominalGlyph(character) !== undefined)) ?? null;
}

function drawable(words: string, fontOf: (grapheme: string) => Font | null): string {
  const characters = [...graphemes(composed(words).replace(/\s+/g, ' '))]
    .map(({ segment }) => segment)
    .slice(0, MAX_LENGTH);
  return characters
    .filter((character) => fontOf(character) !== null)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** An accent and its letter as one character, where there is one: few fonts have the accent alone. */
function composed(text: string): string {
  return text.normalize('NFC');
}

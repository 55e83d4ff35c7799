import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { type Family, fontFiles } from './font-files.ts';

/** How a text is set: families in the order of preference, and how bold. */
interface TextStyle {
  readonly families: readonly Family[];
  readonly weight: number;
}

const OTHERS = ['source-sans-3', 'noto-sans-hebrew', 'noto-emoji'] as const;

/** The site's own faces; for what they have not, those that have it. */
const STYLES = {
  display: { families: ['fraunces', ...OTHERS], weight: 560 },
  text: { families: OTHERS, weight: 540 },
} as const satisfies Record<string, TextStyle>;
export type StyleName = keyof typeof STYLES;

/** The fonts of each style that a text needs, in the order of preference. */
export type Fonts = Readonly<Record<StyleName, readonly Font[]>>;

export async function loadFonts(text: string): Promise<Fonts> {
  const characters = new Set(visibleCharacters(text));
  return {
    display: await fontsOf(STYLES.display, characters),
    text: await fontsOf(STYLES.text, characters),
  };
}

/** Joiners, and marks that choose how the character before them looks: a font need not have them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The code points of a text that a font must have. */
export function visibleCharacters(text: string): number[] {
  return [...text.replace(INVISIBLE, '')].map((character) => character.codePointAt(0) ?? 0);
}

async function fontsOf({ families, weight }: TextStyle, characters: Iterable<number>): Promise<Font[]> {
  return Promise.all(fontFiles(families, characters).map((file) => openFont(file, weight)));
}

/** HarfBuzz reads no compressed fonts. */
async function openFont(file: string, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(await readFile(file), 'sfnt'))));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

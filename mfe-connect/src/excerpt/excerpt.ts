/** How a text is cut (specification, section 9). `length` in UTF-16 units, as `String.length` counts. */
interface Cut {
  readonly length: number;
  /** Follows what is left of a longer text. */
  readonly ending: string;
}

export const SERMON_EXCERPT: Cut = { length: 250, ending: '…' };
export const CARD_EXCERPT: Cut = { length: 80, ending: '...' };

/** Made when it is needed, once: making one takes longer than cutting a list of texts. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text; one that fits stays as it is. What a reader takes for one character, an emoji of several code
 * points say, is never cut in half: the text then ends before it. A segmenter splits into such characters unless told otherwise.
 */
export function excerpt(text: string, { length, ending }: Cut): string {
  if (text.length <= length) return text;
  const characters = (segmenter ??= new Intl.Segmenter('en')).segment(text);
  return `${text.slice(0, characters.containing(length)?.index)}${ending}`;
}

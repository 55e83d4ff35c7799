/** How much of a sermon's description its card shows (specification, section 9). */
export const EXCERPT_LENGTH = 250;

/**
 * A text cut to `length` characters (UTF-16 units, as `String.length` counts) and an ellipsis; a text that fits stays
 * as it is. A character outside the basic plane, an emoji say, is never cut in half: the text is then one unit shorter.
 */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;
  return `${text.slice(0, end)}…`;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * Markup of text and links only: nothing in it runs, loads, styles or submits. A link without a scheme has no colon, not even as
 * a character reference.
 */
const INERT =
  /^(?:[^<]|<\/?(?:p|ul|ol|li|strong|em|h3|h4|br|blockquote|a|span|button)(?: (?:class|rel|type|aria-label)="[^"<>]*"| href="(?:(?:https?|mailto|tel):[^"<>]*|[/#?][^"<>]*|[^"<>:&]*)")*(?: \/)?>)*$/i;

/** React creates script elements from this text. Their address is checked separately. */
const EMPTY_SCRIPT = '<script></script>';

/** Whether a text is safe as markup, whoever wrote it. */
export function isInertMarkup(text: string): boolean {
  return text === EMPTY_SCRIPT || INERT.test(text);
}

/**
 * Elements and attributes that show text and lead somewhere: nothing that runs, loads, styles or is sent. A link without a
 * scheme has no colon, also none that is written as a character reference.
 */
const INERT =
  /^(?:[^<]|<\/?(?:p|ul|ol|li|strong|em|h3|h4|br|blockquote|a|span|button)(?: (?:class|rel|type|aria-label)="[^"<>]*"| href="(?:(?:https?|mailto|tel):[^"<>]*|[/#?][^"<>]*|[^"<>:&]*)")*(?: \/)?>)*$/i;

/** React makes each script element of such a piece of text. It is empty: its address goes through a check of its own. */
const EMPTY_SCRIPT = '<script></script>';

/** Whether a text may become markup, whoever wrote it: then there is nothing in it that could do something. */
export function isInertMarkup(text: string): boolean {
  return text === EMPTY_SCRIPT || INERT.test(text);
}

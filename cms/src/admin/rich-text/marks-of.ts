import type { Marks } from './rich-text-nodes';

const MARKED: Readonly<Record<string, keyof Marks>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'strikethrough',
  STRIKE: 'strikethrough',
  DEL: 'strikethrough',
};

const BOLD = /^(?:bold|bolder|[6-9]00)$/;

type Found = Partial<Record<keyof Marks, boolean>>;

/** What its style says; Google Docs wraps a whole text in `<b style="font-weight: normal">`. */
function styledMarks({ fontWeight, fontStyle, textDecoration }: CSSStyleDeclaration): Found {
  return {
    ...(fontWeight && { bold: BOLD.test(fontWeight) }),
    ...(fontStyle && { italic: fontStyle === 'italic' }),
    ...(textDecoration && {
      underline: textDecoration.includes('underline'),
      strikethrough: textDecoration.includes('line-through'),
    }),
  };
}

/** How the text in an element is written. @param around how it is written around it */
export function marksOf(element: HTMLElement, around: Marks): Marks {
  const own = MARKED[element.tagName];
  const found: Found = { ...around, ...(own && { [own]: true }), ...styledMarks(element.style) };
  return Object.fromEntries(Object.entries(found).filter(([, isOn]) => isOn));
}

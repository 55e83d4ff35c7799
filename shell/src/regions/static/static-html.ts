/** The elements of the document's static page, in the browser. */
export interface StaticHtml {
  /** Takes them from the document at first, and puts them back later. */
  show(place: Element): void;
}

export function createStaticHtml(): StaticHtml {
  let elements: readonly ChildNode[] | undefined;
  return {
    show(place) {
      if (elements) place.replaceChildren(...elements);
      else elements = [...place.childNodes];
    },
  };
}

import { marksOf } from './marks-of';
import type { InlineNode, Marks, TextNode } from './rich-text-nodes';

/** How a piece of text looks, and where it leads. */
interface Look {
  readonly marks: Marks;
  readonly url: string | null;
}

interface Run extends Look {
  readonly text: string;
}

const PLAIN: Look = { marks: {}, url: null };
const NEW_LINE: Run = { ...PLAIN, text: '\n' };
const LINK = /^(?:https?|mailto|tel):/i;

/** Elements that stand on lines of their own. */
export const BLOCKS =
  'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,table,thead,tbody,tfoot,tr,section,article,header,footer,main,figure,figcaption,dl,dt,dd,hr';

function lookOf(element: HTMLElement, { marks, url }: Look): Look {
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  return { marks: marksOf(element, marks), url: LINK.test(address) ? address : url };
}

function runsIn(nodes: Iterable<Node>, look: Look): Run[] {
  return [...nodes].flatMap((node): Run[] => {
    if (node instanceof Text) return [{ ...look, text: node.data.replaceAll(/\s+/g, ' ') }];
    if (!(node instanceof HTMLElement)) return [];
    if (node.tagName === 'BR') return [NEW_LINE];
    const runs = runsIn(node.childNodes, lookOf(node, look));
    return node.matches(BLOCKS) ? [NEW_LINE, ...runs, NEW_LINE] : runs;
  });
}

/** Adds a run, without a space or a new line behind another one. */
function added(runs: readonly Run[], run: Run): Run[] {
  const last = runs.at(-1);
  if (run.text === '\n') return last ? [...trimmed(runs), run] : [];
  const text = !last || /\s$/.test(last.text) ? run.text.trimStart() : run.text;
  return text === '' ? [...runs] : [...runs, { ...run, text }];
}

/** Without spaces and new lines at the end. */
function trimmed(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  if (!last) return [];
  const text = last.text.trimEnd();
  return text === '' ? trimmed(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }];
}

function toText({ text, marks, url }: Run): TextNode {
  const { underline, ...others } = marks;
  // Programs underline links themselves.
  return { type: 'text', text, ...others, ...(underline && url === null && { underline }) };
}

/** The text of some nodes of a page: how it is written, and where it leads; its spaces as a browser shows them. */
export function inlineNodes(nodes: Iterable<Node>): InlineNode[] {
  const inline: InlineNode[] = [];
  for (const run of trimmed(runsIn(nodes, PLAIN).reduce(added, []))) {
    const last = inline.at(-1);
    if (run.url === null) inline.push(toText(run));
    else if (last?.type === 'link' && last.url === run.url) last.children.push(toText(run));
    else inline.push({ type: 'link', url: run.url, children: [toText(run)] });
  }
  return inline;
}

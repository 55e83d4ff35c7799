import type { Block, InlineNode, ListNode, ListItem } from '../../src/seed/blocks';
import { SEEDED_EVENTS } from '../../src/seed/seeded-events';

type Node = Block | InlineNode | ListNode | ListItem;

const MODIFIERS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

/** A node's kind as the specification (section 3) counts them, and the kinds of all that is in it. */
function kindsOf(node: Node, parent?: Node): string[] {
  if (node.type === 'text') return MODIFIERS.filter((modifier) => node[modifier]).map((modifier) => `${modifier} text`);
  const inside: readonly Node[] = node.children;
  return [kindOf(node, parent), ...inside.flatMap((child) => kindsOf(child, node))];
}

function kindOf(node: Exclude<Node, { type: 'text' }>, parent?: Node): string {
  if (node.type === 'heading') return `heading ${node.level}`;
  if (node.type !== 'list') return node.type;
  return parent?.type === 'list' ? `${node.format} list in a list` : `${node.format} list`;
}

const everyKind = SEEDED_EVENTS.flatMap(({ desc }) => desc((slug) => ({ slug })).flatMap((block) => kindsOf(block)));

describe('the seeded events', () => {
  it.each([
    'paragraph',
    'quote',
    'code',
    'heading 1',
    'heading 2',
    'heading 3',
    'heading 4',
    'heading 5',
    'heading 6',
    'link',
    'ordered list',
    'unordered list',
    'list-item',
    'unordered list in a list',
    'image',
    'bold text',
    'italic text',
    'underline text',
    'strikethrough text',
    'code text',
  ])('hold each kind of rich text: %s', (kind) => {
    expect(everyKind).toContain(kind);
  });

  it('are at least fourteen, past and to come, of every type and of none', () => {
    expect(SEEDED_EVENTS.length).toBeGreaterThanOrEqual(14);
    expect(SEEDED_EVENTS.some(({ starts }) => starts.inDays < 0)).toBe(true);
    expect(SEEDED_EVENTS.some(({ starts }) => starts.inDays > 0)).toBe(true);
    const types = new Set(SEEDED_EVENTS.map(({ type }) => type));
    expect(types).toEqual(new Set(['Men', 'Women', 'Children', 'Youths', null]));
  });

  it.each(['ends', 'venue', 'registerationLink', 'pictureText'] as const)('come with and without: %s', (field) => {
    const values = SEEDED_EVENTS.map((event) => event[field]);
    expect(values).toContain(null);
    expect(values.some((value) => value !== null)).toBe(true);
  });
});

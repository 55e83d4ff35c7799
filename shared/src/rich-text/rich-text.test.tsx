import { screen, within } from '@testing-library/react';
import type { Block, InlineNode, TextNode } from 'shared/content';
import { renderAt } from 'shared/testing';
import { RichText } from './rich-text.tsx';

const text = (words: string, modifiers: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  text: words,
  ...modifiers,
});
const paragraph = (...children: InlineNode[]): Block => ({ type: 'paragraph', children });
const MIXED: InlineNode[] = [
  text('Come '),
  text('in', { bold: true }),
  text(' '),
  { type: 'link', url: '/join-us', children: [text('here')] },
];
const show = (...blocks: Block[]) => renderAt('/', <RichText blocks={blocks} />).container;

describe('blocks', () => {
  it('shows paragraphs, and no empty ones', () => {
    const container = show(paragraph(text('One')), paragraph(text('')), paragraph(text('  ')), paragraph(text('Two')));
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['One', 'Two']);
  });

  it('shows a quote and code', () => {
    const container = show(
      { type: 'quote', children: [text('Come to me')] },
      { type: 'code', children: [text('John\n  3:16'), { type: 'link', url: '/x', children: [text('!')] }] },
    );
    expect(container.querySelector('blockquote')).toHaveTextContent('Come to me');
    expect(container.querySelector('pre > code')?.textContent).toBe('John\n  3:16!');
  });

  it.each([1, 2, 3, 4, 5, 6] as const)('shows a heading of level %s in its look', (level) => {
    show({ type: 'heading', level, children: [text('When')] });
    expect(screen.getByRole('heading', { name: 'When' })).toHaveClass(`heading${level}`);
  });

  it('gives each heading the look that staff chose and the level that the page needs', () => {
    show(...([1, 4, 2] as const).map((level): Block => ({ type: 'heading', level, children: [text(`H${level}`)] })));
    expect(screen.getByRole('heading', { level: 3, name: 'H1' })).toHaveClass('heading1');
    expect(screen.getByRole('heading', { level: 4, name: 'H4' })).toHaveClass('heading4');
    expect(screen.getByRole('heading', { level: 4, name: 'H2' })).toHaveClass('heading2');
  });

  it('leaves out an empty heading', () => {
    show({ type: 'heading', level: 1, children: [text(' ')] });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows a picture with its text and shape', () => {
    show({ type: 'image', image: { url: '/uploads/a.png', alternativeText: 'A lake', width: 640, height: 480 } });
    const picture = screen.getByRole('img', { name: 'A lake' });
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '480');
  });

  it('shows a picture of unknown size and without text', () => {
    const container = show({
      type: 'image',
      image: { url: '/a.png', alternativeText: null, width: null, height: null },
    });
    expect(container.querySelector('img')).toHaveAttribute('width');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it.each([
    ['ordered', 'ol'],
    ['unordered', 'ul'],
  ] as const)('shows an %s list', (format, element) => {
    const item = (words: string) => ({ type: 'list-item' as const, children: [text(words)] });
    const container = show({ type: 'list', format, children: [item('Tea'), item('Cake')] });
    expect([...container.querySelectorAll(`${element} > li`)].map((li) => li.textContent)).toEqual(['Tea', 'Cake']);
  });

  it.each<[string, Block]>([
    ['a paragraph', { type: 'paragraph', children: MIXED }],
    ['a quote', { type: 'quote', children: MIXED }],
    ['a heading', { type: 'heading', level: 2, children: MIXED }],
    ['a list', { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: MIXED }] }],
  ])('has looks and links inside %s', (_name, block) => {
    const container = show(block);
    expect(container).toHaveTextContent('Come in here');
    expect(container.querySelector('strong')).toHaveTextContent('in');
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/join-us');
  });

  it('puts a list inside a list into the item before it', () => {
    const item = (words: string) => ({ type: 'list-item' as const, children: [text(words)] });
    const inner = { type: 'list' as const, format: 'unordered' as const, children: [item('Tea'), item('Coffee')] };
    const container = show({ type: 'list', format: 'ordered', children: [item('Drinks'), inner, item('Cake')] });
    const outer = container.querySelector('ol');
    expect([...(outer?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['LI', 'LI']);
    expect(
      within(outer?.children[0] as HTMLElement)
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(['Tea', 'Coffee']);
  });

  it('survives a list that begins with a list', () => {
    const inner = { type: 'list' as const, format: 'ordered' as const, children: [] };
    const container = show({ type: 'list', format: 'unordered', children: [inner] });
    expect(container.querySelector('ul > li > ol')).toBeInTheDocument();
  });
});

describe('words', () => {
  it.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['strikethrough', 'del'],
    ['code', 'code'],
  ])('%s', (modifier, element) => {
    const container = show(paragraph(text('Come', { [modifier]: true }), text(' in', { [modifier]: false })));
    expect(container.querySelector(`p > ${element}`)?.textContent).toBe('Come');
  });

  it('have several looks at once', () => {
    const all = { bold: true, italic: true, underline: true, strikethrough: true, code: true };
    expect(show(paragraph(text('Come', all))).querySelector('strong > em > u > del > code')).toHaveTextContent('Come');
  });

  it('are never markup', () => {
    const container = show(paragraph(text('<img src=x onerror=alert(1)>')));
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('links', () => {
  const link = (url: string): Block => paragraph({ type: 'link', url, children: [text('here', { bold: true })] });

  it('opens another site in a new tab, which learns nothing of this one', () => {
    show(link('https://events.example/a'));
    const anchor = screen.getByRole('link', { name: 'here (opens in a new tab)' });
    expect(anchor).toHaveAttribute('href', 'https://events.example/a');
    expect(anchor).toHaveAttribute('target', '_blank');
    expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['/join-us', 'mailto:hello@church.example', 'tel:+14105550142', '#top'])('opens %s here', (url) => {
    show(link(url));
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'here' })).not.toHaveAttribute('target');
  });
});

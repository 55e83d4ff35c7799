import * as v from 'valibot';
import { RichText } from './rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const parse = (blocks: unknown) => v.parse(RichText, blocks);

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

describe('rich text', () => {
  it('keeps every known block, without what it does not know of it', () => {
    const blocks = [
      {
        type: 'paragraph',
        children: [{ ...text('Come'), bold: true, italic: true, underline: true, strikethrough: true, code: true }],
      },
      { type: 'quote', children: [text('Come')] },
      { type: 'code', children: [text('John 3:16')] },
      ...[1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', level, children: [text('When')] })),
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('One')] }] },
      { type: 'paragraph', children: [{ type: 'link', url: '/join-us', children: [text('Join')] }] },
    ];
    expect(parse(blocks)).toEqual(blocks);
    expect(parse([{ type: 'paragraph', align: 'left', children: [text('Come')] }])).toEqual([
      { type: 'paragraph', children: [text('Come')] },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps lists inside lists', () => {
    const inner = { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('Tea')] }] };
    const blocks = [
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('Drinks')] }, inner] },
    ];
    expect(parse(blocks)).toEqual(blocks);
  });

  it('skips an unknown block, reports it, and keeps its neighbours', () => {
    expect(
      parse([
        { type: 'video', url: '/x' },
        { type: 'paragraph', children: [text('Come')] },
      ]),
    ).toEqual([{ type: 'paragraph', children: [text('Come')] }]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('skipped what is not understood: {"type":"video"'));
  });

  it('reports the beginning of a long block: enough to find it', () => {
    parse([{ type: 'video', words: 'Come. '.repeat(100) }]);
    const [[report]] = warn.mock.calls;
    expect(report).toMatch(/\{"type":"video","words":"Come\. Come\./);
    expect(report.length).toBeLessThan(200);
  });

  it.each([[null], ['text'], [7], [{ type: 'heading', level: 9, children: [] }], [{ type: 'paragraph' }]])(
    'survives %j',
    (block) => {
      expect(parse([block])).toEqual([]);
    },
  );

  it('skips an unknown inline node and an unknown list item only', () => {
    expect(parse([{ type: 'paragraph', children: [{ type: 'emoji' }, text('Come')] }])).toEqual([
      { type: 'paragraph', children: [text('Come')] },
    ]);
    expect(parse([{ type: 'list', format: 'ordered', children: [{ type: 'task' }] }])).toEqual([
      { type: 'list', format: 'ordered', children: [] },
    ]);
  });

  it('keeps the words of a link that must not be one', () => {
    const link = { type: 'link', url: 'java\nscript:alert(1)', children: [text('free cake')] };
    expect(parse([{ type: 'paragraph', children: [text('Get '), link] }])).toEqual([
      { type: 'paragraph', children: [text('Get '), text('free cake')] },
    ]);
  });

  it('keeps the words under a modifier that is not understood', () => {
    expect(parse([{ type: 'paragraph', children: [{ ...text('Come'), bold: 'very' }] }])).toEqual([
      { type: 'paragraph', children: [{ ...text('Come'), bold: false }] },
    ]);
  });

  it('says nothing of a picture instead of its file name', () => {
    const image = { url: '/uploads/a.png', name: 'IMG_2041.jpg' };
    const textOf = (alternativeText: string) =>
      parse([{ type: 'image', image: { ...image, alternativeText }, children: [] }]);
    expect(textOf('IMG_2041.jpg')).toMatchObject([{ image: { alternativeText: null } }]);
    expect(textOf('The choir')).toMatchObject([{ image: { alternativeText: 'The choir' } }]);
  });

  it('takes pictures of the site and of the web, and no others', () => {
    const picture = (url: string) => ({ type: 'image', image: { url }, children: [text('')] });
    const image = { alternativeText: null, width: null, height: null };
    const taken = ['/uploads/a.png', 'http://cdn.example/a.png', 'HTTPS://cdn.example/a.png'];
    const others = ['data:image/svg+xml,<svg/>', 'a.png', 'see https://cdn.example/a.png', '//cdn.example/a.png'];
    expect(parse([...taken, ...others].map(picture))).toEqual(
      taken.map((url) => ({ type: 'image', image: { url, ...image } })),
    );
  });
});

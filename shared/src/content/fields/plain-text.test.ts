import { paragraphTexts, type plainText } from './plain-text.ts';
import type { Block } from './rich-text.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (...children: Parameters<typeof plainText>[0]): Block => ({
  type: 'paragraph',
  children,
});

it('has the paragraphs, each in one line, and none that is blank', () => {
  const blocks = [
    paragraph(text(' Three days\n  by the '), text('lake. ')),
    paragraph(text(' \n')),
    paragraph(text('Come!')),
  ];
  expect(paragraphTexts(blocks)).toEqual(['Three days by the lake.', 'Come!']);
});

it('has the words of links, and nothing of other blocks', () => {
  const link = { type: 'link' as const, url: '/join-us', children: [text('join'), text(' us')] };
  const blocks: Block[] = [
    { type: 'heading', level: 1, children: [text('Handmade')] },
    { type: 'image', image: { url: '/a.png', alternativeText: 'A lake', width: null, height: null } },
    paragraph(text('Please '), link),
  ];
  expect(paragraphTexts(blocks)).toEqual(['Please join us']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { RECORDINGS } from 'releases/bench';
import { plainText } from '../../../../shared/src/content/fields/plain-text.ts';
import { RichText as DrawnText } from 'shared/rich-text';
import { toVideoSource } from '../../../../mfe-connect/src/video/video-source.ts';
import { RichText } from '../../../../shared/src/content/fields/rich-text.ts';
import { safeLink } from '../../../../shared/src/content/fields/safe-link.ts';
import {
  Event,
  LatestSermon,
  parseList,
  parseOne,
  parseSettings,
  Sermon,
} from '../../../../shared/src/content/shapes.ts';
import { executableIn } from '../executable-in.ts';
import { jsonOr, refusing, type Target } from '../target.ts';

const text = (words: string, looks = {}) => ({ type: 'text', text: words, ...looks });
const link = { type: 'link', url: 'https://example.org/a?b=c', children: [text('a link', { bold: true })] };
const item = { type: 'list-item', children: [text('one'), link] };
const BLOCKS = [
  { type: 'paragraph', children: [text('Words '), link, text(' and code', { code: true, italic: true })] },
  { type: 'heading', level: 2, children: [text('A heading')] },
  { type: 'list', format: 'unordered', children: [item, { type: 'list', format: 'ordered', children: [item] }] },
  { type: 'quote', children: [text('A quote')] },
  { type: 'code', children: [text('let a = 1;')] },
  { type: 'image', image: { url: '/uploads/a.png', alternativeText: 'A lake', width: 640, height: 480 } },
];

const answers = (path: string) => JSON.stringify(RECORDINGS.filled[path] ?? { data: [] });
const firstOf = (path: string) => JSON.stringify({ data: [RECORDINGS.filled[path]?.data].flat()[0] ?? null });

/** What holds a picture's place until it comes. */
const OWN_SHAPE = /<svg class="shape" viewBox="[\d .e+-]*" aria-hidden="true">/g;

/** The same answer, by each way that content is read. */
function takeContent(input: string): void {
  const body = jsonOr(input);
  for (const shape of [Event, Sermon, LatestSermon]) {
    refusing(() => parseList<unknown>(shape, body), v.ValiError);
    refusing(() => parseOne<unknown>(shape, body), v.ValiError);
  }
  refusing(() => parseSettings(body), v.ValiError);
}

export const CONTENT: readonly Target[] = [
  {
    name: 'answers of the content API',
    samples: ['/api/events', '/api/sermons', '/api/latest-sermon', '/api/site-setting'].flatMap((path) => [
      answers(path),
      firstOf(path),
    ]),
    take: takeContent,
    share: 0.5,
  },
  {
    name: 'rich text, drawn and as plain text',
    samples: [JSON.stringify(BLOCKS), ...BLOCKS.map((block) => JSON.stringify([block]))],
    take: (input) => {
      const blocks = v.safeParse(RichText, jsonOr(input));
      if (!blocks.success) return;
      for (const block of blocks.output) if ('children' in block && block.type !== 'list') plainText(block.children);
      const html = renderToStaticMarkup(<DrawnText blocks={blocks.output} />);
      const found = executableIn(html.replace(OWN_SHAPE, ''));
      if (found) throw new Error(`The text became something that runs: ${found}`);
    },
    share: 0.5,
  },
  {
    name: 'links and videos of the content',
    samples: [
      'https://example.org/a',
      'www.example.org',
      'mailto:a@b.example',
      'https://youtu.be/abcdefghijk?t=90',
      '/v.mp4',
    ],
    take: (input) => {
      const [href, video] = [safeLink(input), toVideoSource(input)];
      const { streamUrl, catalystUrl } = parseSettings({
        data: { attributes: { streamUrl: input, catalystUrl: input } },
      });
      const addresses = [href, streamUrl, catalystUrl, video?.src, video?.kind === 'youtube' && video.link];
      for (const address of addresses) {
        if (!address) continue;
        const { protocol } = new URL(address, 'https://relative.invalid');
        if (!/^(https?|mailto|tel):$/.test(protocol)) throw new Error(`A link was made of ${protocol}`);
      }
    },
  },
];

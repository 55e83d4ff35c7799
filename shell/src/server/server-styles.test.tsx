import type { RenderJob } from 'shared/contract';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { serverStyles } from './server-styles.tsx';

const HREF = '/_/assets/events/1.0.0/events.css';
const RELEASE = { remote: { name: 'events', version: '1.0.0' }, browserDir: '/releases/events/browser', integrity: {} };
const JOB = { shell: { ...RELEASE, remote: { name: 'shell', version: '1.0.0' } }, sections: [RELEASE] };

function styleOf(text: () => string): string {
  const verified = { text, execute: () => undefined };
  return renderToStaticMarkup(serverStyles(JOB as unknown as RenderJob, verified).stylesheet(HREF, 'section'));
}

it('a stylesheet comes in the document', () => {
  expect(styleOf(() => '.card{}')).toContain('.card{}');
});

it('one that cannot be read, or is not what was signed, costs nothing but itself: it is linked', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const html = styleOf(() => {
    throw new Error('events.css is not what was signed.');
  });
  expect(html).toContain(`<link rel="stylesheet" href="${HREF}"`);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('each stylesheet of a document is named for the policy by the hash of its text', () => {
  const html = '<head><style data-href="a">p{quotes:"‘" "’"}</style><style>i{}</style></head><p>style</p>';
  const verified = { text: () => '', execute: () => undefined };
  const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const { hashes } = serverStyles(JOB as unknown as RenderJob, verified);
  expect(hashes(Buffer.from(html))).toEqual([sha256('p{quotes:"‘" "’"}'), sha256('i{}')]);
  expect(hashes(Buffer.from('<p>none</p>'))).toEqual([]);
});

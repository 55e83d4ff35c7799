import { createServer } from 'node:http';
import { type Entries, feedSite } from './feed-site.ts';

/** A sermon's file, as the content API sends it. */
export const file = (url: string) => ({ data: [{ id: 1, attributes: { url } }] });

/** A sermon that has everything. */
export const SERMON = {
  title: 'Light & Water',
  preacher: 'Pastor Grace',
  date: '2027-03-14',
  audio: file('/uploads/light.mp3'),
  description: 'A morning.',
  scripture: 'Isaiah 60',
  chapters: [{ id: 1, start: '0:30', title: 'Arise' }],
  transcript: 'WEBVTT\n\n00:00.000 --> 00:01.000\nGood morning.\n',
};

/** A server with the podcast of sermons, and the content API's recordings, of 1,234 bytes each. */
export async function recordings(sermons: Entries) {
  const asked: string[] = [];
  const files = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url?.includes('gone') ? 404 : 200, { 'content-length': 1_234 }).end();
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const address = files.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const site = feedSite({}, { sermons, contentOrigin: `http://127.0.0.1:${port}` });
  const close = async () => {
    files.close();
    await site.app.close();
  };
  return { site, asked, close };
}

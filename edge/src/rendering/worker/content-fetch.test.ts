import { MessageChannel } from 'node:worker_threads';
import { afterTest, until } from 'releases/testing';
import { createContentFetch } from './content-fetch.ts';
import { openContentPort } from '../content-port.ts';

const CONTENT = 'http://content.invalid/api/events?populate=*';

/** A worker's `fetch`, and an edge that answers with what it was asked for. */
function worker(status = 200) {
  const elsewhere = jest.fn(async () => new Response('elsewhere'));
  const keepPlace = () => () => undefined;
  const { fetch, use } = createContentFetch(elsewhere, keepPlace);
  const asked: string[] = [];
  const content = openContentPort(async (address) => {
    asked.push(address);
    return { status, body: Buffer.from(JSON.stringify({ data: address })) };
  });
  use(content.port);
  afterTest(content.close);
  return { fetch, use, content, asked, elsewhere };
}

describe("a render worker's fetch", () => {
  it('has content from the edge, each answer to its question', async () => {
    const { fetch, asked, content } = worker();
    const answers = await Promise.all([fetch(CONTENT), fetch(new Request('http://content.invalid/api/sermons'))]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { data: '/api/events?populate=*' },
      { data: '/api/sermons' },
    ]);
    expect([asked.length, content.failed()]).toEqual([2, false]);
  });

  it('lets the edge know what could not be had', async () => {
    const { fetch, content } = worker(503);
    expect((await fetch(CONTENT)).status).toBe(503);
    expect(content.failed()).toBe(true);
  });

  it('lets the edge know what did not come', async () => {
    const { fetch, use } = worker();
    const content = openContentPort(() => new Promise(() => undefined));
    afterTest(content.close);
    use(content.port);
    expect(content.failed()).toBe(false);
    void fetch(CONTENT);
    await until(async () => content.failed());
  });

  it('can be given up', async () => {
    const { fetch, use } = worker();
    const { port1, port2 } = new MessageChannel();
    afterTest(() => port1.close());
    use(port2);
    const controller = new AbortController();
    const answer = fetch(CONTENT, { signal: controller.signal });
    controller.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
  });

  it('goes elsewhere for everything else', async () => {
    const { fetch, asked } = worker();
    expect(await (await fetch('https://api.example/')).text()).toBe('elsewhere');
    expect(asked).toEqual([]);
  });

  it('is not stopped by a message that is no question', async () => {
    const { fetch, content } = worker();
    content.port.postMessage('junk');
    expect((await fetch(CONTENT)).status).toBe(200);
  });
});

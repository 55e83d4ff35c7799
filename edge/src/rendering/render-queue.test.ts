import { RenderRefused } from './errors.ts';
import { createRenderQueue, type RenderTurn } from './render-queue.ts';

/** A queue before one thread, in a time of its own; what it runs takes as long as it says. */
function queueWith(waitMs: number) {
  let clock = 0;
  const queue = createRenderQueue({ threads: 1, waitMs, now: () => clock });
  const lasting = (ms: number) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    clock += ms;
    return ms;
  };
  return { ask: (ms: number, turn: RenderTurn = 'passing') => queue.run(lasting(ms), turn), isIdle: queue.isIdle };
}

async function outcomes(answers: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(answers);
  return settled.map((answer) => (answer.status === 'fulfilled' ? 'made' : answer.reason.constructor));
}

describe('documents that wait', () => {
  it('are refused at once when those ahead of them will take too long', async () => {
    const { ask } = queueWith(100);
    for (let index = 0; index < 50; index += 1) await ask(40);
    const waiting = Array.from({ length: 4 }, () => ask(40));
    await expect(ask(40)).rejects.toThrow('would wait 120 ms');
    expect(new Set(await outcomes(waiting))).toEqual(new Set(['made']));
  });

  it('are known of, until the last of them is made', async () => {
    const { ask, isIdle } = queueWith(100);
    expect(isIdle()).toBe(true);
    const [first, second] = [ask(1), ask(1)];
    expect(isIdle()).toBe(false);
    await first;
    expect(isIdle()).toBe(false);
    await second;
    expect(isIdle()).toBe(true);
  });

  it('are many where each takes little', async () => {
    const { ask } = queueWith(100);
    for (let index = 0; index < 100; index += 1) await ask(1);
    expect(new Set(await outcomes(Array.from({ length: 80 }, () => ask(1))))).toEqual(new Set(['made']));
  });

  it('are made late when those ahead of them took longer than was to be expected', async () => {
    const { ask } = queueWith(100);
    expect(new Set(await outcomes([ask(150), ask(150), ask(1)]))).toEqual(new Set(['made']));
  });

  it('are refused in their turn when nobody would wait for them any more', async () => {
    const { ask } = queueWith(100);
    expect(await outcomes([ask(301), ask(1), ask(1)])).toEqual(['made', RenderRefused, RenderRefused]);
    expect(await outcomes([ask(1)])).toEqual(['made']);
  });

  it("stand behind the site's own pages, however many they are", async () => {
    const { ask } = queueWith(1_000);
    const made: string[] = [];
    const asked = (turn: RenderTurn) => ask(1, turn).then(() => made.push(turn));
    await Promise.all([asked('passing'), asked('passing'), asked('passing'), asked('page')]);
    expect(made).toEqual(['passing', 'page', 'passing', 'passing']);
  });
});

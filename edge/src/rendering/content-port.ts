import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { AnswerContent } from 'releases/serving';
import * as v from 'valibot';

/** The edge's side of the content questions of one render. */
export interface ContentPort {
  /** The worker's side. */
  readonly port: MessagePort;
  /** Whether an answer failed, did not come, or is of before an edit. */
  failed(): boolean;
  close(): void;
}

/** The code of sections shares the thread and may send anything. What is not a question gets no answer. */
const Question = v.object({ id: v.number(), address: v.string() });

/** Opens a port by which a render worker asks the edge for content. */
export function openContentPort(answer: AnswerContent): ContentPort {
  const { port1: own, port2: port } = new MessageChannel();
  let failed = false;
  let awaited = 0;
  own.on('message', (message: unknown) => {
    const question = v.safeParse(Question, message);
    if (question.success) void answerQuestion(question.output);
  });

  async function answerQuestion({ id, address }: v.InferOutput<typeof Question>): Promise<void> {
    awaited += 1;
    const { status, body, isOld = false } = await answer(address);
    awaited -= 1;
    failed ||= status >= 500 || isOld;
    own.postMessage({ id, status, body });
  }

  return { port, failed: () => failed || awaited > 0, close: () => own.close() };
}

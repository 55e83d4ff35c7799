import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { AnswerContent } from 'releases/serving';
import * as v from 'valibot';

/** Content for one document. */
export interface ContentPort {
  /** For the worker. */
  readonly port: MessagePort;
  /** Whether something that was asked for could not be had. */
  failed(): boolean;
  close(): void;
}

/** The code of sections runs in the same thread: what is no question is not answered, and harms nobody. */
const Question = v.object({ id: v.number(), address: v.string() });

/** A conversation of one render worker with the edge, for as long as a render takes. */
export function openContentPort(answer: AnswerContent): ContentPort {
  const { port1: own, port2: port } = new MessageChannel();
  let failed = false;
  own.on('message', async (message: unknown) => {
    const question = v.safeParse(Question, message);
    if (!question.success) return;
    const { id, address } = question.output;
    const { status, body } = await answer(address);
    failed ||= status >= 500;
    own.postMessage({ id, status, body });
  });
  return { port, failed: () => failed, close: () => own.close() };
}

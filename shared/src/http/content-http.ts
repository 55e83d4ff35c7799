import { HttpError, type Http } from './http.ts';

/** Answers a read of the content API. @param address path and query */
export type AnswerContent = (address: string) => Promise<{ readonly status: number; readonly body: Uint8Array }>;

/** The content API for programs of the server, which read it through the server's cache and send nothing. */
export function contentHttp(answer: AnswerContent): Http {
  return {
    async get(path) {
      const { status, body } = await answer(path);
      if (status >= 400) throw new HttpError(`GET ${path}: status ${status}`, status);
      return JSON.parse(new TextDecoder().decode(body));
    },
    post: async (path) => {
      throw new HttpError(`POST ${path}: here the content API is only read`, 0);
    },
  };
}

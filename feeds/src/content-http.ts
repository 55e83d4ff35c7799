import { HttpError, type Http } from 'shared/http';

/** Answers a read of the content API. @param address path and query */
export type AnswerContent = (address: string) => Promise<{ readonly status: number; readonly body: Uint8Array }>;

/** The content API as feeds read it: they send nothing. */
export function contentHttp(answer: AnswerContent): Http {
  return {
    async get(path) {
      const { status, body } = await answer(path);
      if (status >= 400) throw new HttpError(`GET ${path}: status ${status}`, status);
      return JSON.parse(new TextDecoder().decode(body));
    },
    post: async (path) => {
      throw new HttpError(`POST ${path}: feeds send nothing`, 0);
    },
  };
}

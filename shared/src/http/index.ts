export { type AnswerContent, contentHttp } from './content-http.ts';
export { createHttp, HttpError, type Http, type HttpOptions } from './http.ts';

export { createHttp, HttpError, type Http, type HttpOptions } from './http.ts';

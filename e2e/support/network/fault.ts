import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request that was caught on its way. */
interface Exchange {
  readonly response: ServerResponse;
  /** Lets it through. @param change what arrives in place of the answer's text */
  forward(change?: (text: string) => string): Promise<void>;
}

/** What becomes of a request. */
export type Fault = (exchange: Exchange) => Promise<void> | void;

/** An answer, whatever was asked for. Browsers may keep it for good, like the release file whose place it takes. */
export function answer(status: number, type: string, body: string): Fault {
  return ({ response }) => {
    const headers = {
      'content-type': type,
      ...(status < 400 ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    };
    response.writeHead(status, headers).end(body);
  };
}

/** The request is taken, and no answer ever comes. */
export const hang: Fault = () => undefined;

export const reset: Fault = ({ response }) => void response.socket?.resetAndDestroy();

/** The answer says how long it is, and ends before. @param place how many characters of its text arrive */
export function cutOff(place: (text: string) => number): Fault {
  return async ({ response, forward }) => {
    const { socket } = response;
    await forward((text) => {
      response.setHeader('content-length', Buffer.byteLength(text));
      return text.slice(0, place(text));
    });
    socket?.end();
  };
}

/** It ends halfway. */
export const truncate = cutOff((text) => text.length / 2);

export function delay(milliseconds: number): Fault {
  return async ({ forward }) => {
    await pause(milliseconds);
    await forward();
  };
}

/** Script that fails as soon as it runs. */
const throwAtOnce = answer(200, 'text/javascript', 'throw new Error("This release is broken.");');

/** What an exposed module exports, in the browser's build (minified) and in the server's. @param value by what it was */
function withExport(text: string, name: string, value: (original: string) => string): string {
  return text.replaceAll(
    new RegExp(`\\b${name}: ?\\(\\) ?=> ?(\\(/\\*.*?\\*/ \\w+\\)|[\\w$]+)`, 'g'),
    (_, original: string) => `${name}:()=>${value(original)}`,
  );
}

/** A module's text with another component. Text without a component stays as it is. */
export function withComponent(text: string, component: string): string {
  return withExport(text, 'Component', () => component);
}

/** A module's text whose component does something else too, each time it is drawn. @param statement that ends */
export function withSideEffect(text: string, statement: string): string {
  return withExport(text, 'Component', (original) => `(props) => { ${statement}; return ${original}(props); }`);
}

/** A module's text with another loader. */
export function withLoader(text: string, loader: string): string {
  return withExport(text, 'loader', () => loader);
}

/** Script that arrives well, and fails when its component is drawn. */
export const throwWhenDrawn: Fault = ({ forward }) =>
  forward((text) => withComponent(text, '()=>{throw new Error("This release cannot be drawn.")}'));

/**
 * What may become of a release's script files on their way, as far as a page can tell it apart.
 * @param whenDrawn script that arrives well, and fails when it is drawn
 */
export function kindsOfFileFault(whenDrawn: Fault): Readonly<Record<string, Fault>> {
  return {
    'are missing': answer(404, 'text/plain', 'Not found'),
    'never answer': hang,
    'are a web page instead of script': answer(200, 'text/html', '<!doctype html><p>Sign in to this network</p>'),
    'throw as soon as they run': throwAtOnce,
    'throw when they are drawn': whenDrawn,
  };
}

/** With those that are one to a page: a script that does not arrive says so, and never why. */
export function fileFaults(whenDrawn: Fault): Readonly<Record<string, Fault>> {
  return {
    ...kindsOfFileFault(whenDrawn),
    'answer with an error': answer(500, 'text/plain', 'Internal error'),
    'are cut off': reset,
  };
}

/** The small build of SystemJS, which has no types. It makes the global. */
declare module 'systemjs/s.js';
declare const System: { import(address: string): Promise<unknown> };

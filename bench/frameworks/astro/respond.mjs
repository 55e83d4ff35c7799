import { App } from 'astro/app';

/** What Astro asks of an adapter. */
export function createExports(manifest) {
  const app = new App(manifest);
  return { respond: (request) => app.render(request) };
}

import type { html } from 'hono/html';

/** HTML whose values are escaped: what the template `html` makes, and the only thing that it takes as it is. */
export type Markup = ReturnType<typeof html>;

import { type Editor, type Fields, logIn } from './content/cms.ts';
import { test as base } from './outage-test.ts';

/** An editor whose events are gone after the test. */
export const test = base.extend<{
  readonly editor: Editor;
  readonly events: { create(fields: Fields): Promise<string> };
}>({
  editor: async ({}, use) => use(await logIn()),
  events: async ({ editor }, use) => {
    const created: string[] = [];
    await use({
      async create(fields) {
        const id = await editor.create('event', fields);
        created.push(id);
        return id;
      },
    });
    const left = new Set((await editor.list('event')).map(({ documentId }) => documentId));
    for (const id of created) if (left.has(id)) await editor.remove('event', id);
  },
});

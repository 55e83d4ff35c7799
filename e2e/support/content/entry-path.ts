import type { ContentEvent } from './content.ts';

interface Titled {
  readonly id: string;
  readonly attributes: { readonly title: string };
}

/** Where the site shows an event. */
export function eventPath(event: ContentEvent): string {
  return entryPath('/events', event);
}

/** Where the site shows an entry with an English title. */
export function entryPath(folder: string, { id, attributes: { title } }: Titled): string {
  const words =
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z\d]+/g) ?? [];
  return `${folder}/${[...words, id].join('-')}`;
}

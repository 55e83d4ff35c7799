import type { ShownChange } from './history-schemas';

const DONE: Readonly<Record<string, string | undefined>> = {
  created: 'made this entry',
  published: 'published it',
  unpublished: 'took it off the site',
  discarded: 'went back to what is published',
  deleted: 'deleted it',
};

/** 'Ruth Okafor changed Title, Starts' */
export function changeWords({ writer, kind, fields }: ShownChange): string {
  if (kind === 'found') return 'How it was before';
  return `${writer} ${DONE[kind] ?? `changed ${fields.join(', ') || 'it'}`}`;
}

import { type Right, rightTo } from '../rights/right';

/** What people come to the panel for. */
interface Shortcut {
  words: string;
  path: string;
  right: Right;
}

const folderOf = (kind: 'collection' | 'single', { subject }: Right) => `/content-manager/${kind}-types/${subject}`;

function newEntry(words: string, type: string): Shortcut {
  const right = rightTo('create', type);
  return { words, path: `${folderOf('collection', right)}/create`, right };
}

const times = rightTo('update', 'service-time');
const requests = rightTo('read', 'prayer-request');

export const SHORTCUTS: readonly Shortcut[] = [
  newEntry('New event', 'event'),
  newEntry('New event series', 'event-series'),
  newEntry('New sermon', 'sermon'),
  { words: 'Change service times', path: folderOf('single', times), right: times },
  { words: 'Read prayer requests', path: folderOf('collection', requests), right: requests },
];

type Action = 'create' | 'update' | 'read';

/** What people come to the panel for. */
export interface Shortcut {
  words: string;
  path: string;
  /** What its reader must be allowed to; without one it is for everybody. */
  right?: { action: `plugin::content-manager.explorer.${Action}`; subject: string };
}

const uidOf = (type: string) => `api::${type}.${type}`;

const shortcut = (words: string, path: string, [action, type]: [Action, string]): Shortcut => ({
  words,
  path: `/content-manager/${path}`,
  right: { action: `plugin::content-manager.explorer.${action}`, subject: uidOf(type) },
});

const newEntry = (words: string, type: string) =>
  shortcut(words, `collection-types/${uidOf(type)}/create`, ['create', type]);

const change = (words: string, type: string) => shortcut(words, `single-types/${uidOf(type)}`, ['update', type]);

const list = (words: string, type: string) => shortcut(words, `collection-types/${uidOf(type)}`, ['read', type]);

export const SHORTCUTS: readonly Shortcut[] = [
  newEntry('New event', 'event'),
  newEntry('New event series', 'event-series'),
  newEntry('New sermon recording', 'sermon'),
  change('Change service times', 'service-time'),
  list('Read prayer requests', 'prayer-request'),
];

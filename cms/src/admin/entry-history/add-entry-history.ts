import type { StrapiApp } from '@strapi/strapi/admin';

import { ConflictNotice } from './conflict-notice';
import { DeletedEntriesButton } from './deleted-entries-button';
import { HistoryPanel } from './history-panel';
import { KeepTypedWords } from './keep-typed-words';
import { sayWhatWasOpened } from './say-what-was-opened';

/** Beside each form: who changed what; and two editors who do not overwrite each other. */
export function addEntryHistory(contentManager: ReturnType<StrapiApp['getPlugin']>): void {
  sayWhatWasOpened();
  const { addDocumentAction, addEditViewSidePanel } = contentManager.apis;
  if (typeof addDocumentAction === 'function') addDocumentAction([KeepTypedWords]);
  if (typeof addEditViewSidePanel === 'function') addEditViewSidePanel([HistoryPanel]);
  contentManager.injectComponent('editView', 'right-links', { name: 'conflict', Component: ConflictNotice });
  contentManager.injectComponent('listView', 'actions', { name: 'deleted', Component: DeletedEntriesButton });
}

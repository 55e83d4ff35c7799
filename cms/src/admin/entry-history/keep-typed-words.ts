import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { closeVersion, keyOf, openVersion, useOpened } from './opened-versions';

interface EditedEntry {
  activeTab: string | null;
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

/** Strapi gives a form its stored values again after a save, also after a refused one. What was refused or typed since goes back into it. */
function useTypedWords(isRefused: boolean, isUnread: boolean) {
  const { values, initialValues, isSubmitting, setValues } = useForm('KeepTypedWords', (form) => form);
  const typed = useRef({ values, initialValues, isUnread });
  useEffect(() => {
    const before = typed.current;
    if (before.initialValues === initialValues) {
      typed.current = { values, initialValues, isUnread: before.isUnread || isUnread };
      return;
    }
    if (isSubmitting && !isRefused) return;
    const isTypedOn = before.isUnread && ![initialValues, before.initialValues].includes(before.values);
    const goesBack = isRefused || isTypedOn;
    typed.current = { values: goesBack ? before.values : values, initialValues, isUnread };
    if (goesBack) setValues(before.values);
  }, [values, initialValues, isSubmitting, isRefused, isUnread, setValues]);
}

/** Beside each form of the panel, unseen: knows which version it shows, and keeps what is typed there. */
export function KeepTypedWords({ activeTab, model, documentId, document }: EditedEntry) {
  const key = keyOf({ model, documentId });
  const opened = useOpened(key);
  const isRefused = opened?.isRefused ?? false;
  const version = activeTab === 'published' ? undefined : document?.updatedAt;
  useTypedWords(isRefused, opened?.version !== opened?.read);
  useEffect(() => {
    if (version !== undefined) openVersion(key, version);
  }, [key, version, isRefused]);
  useEffect(() => () => closeVersion(key), [key]);
  return null;
}

KeepTypedWords.position = ['panel', 'preview', 'relation-modal'];

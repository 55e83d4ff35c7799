import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { closeVersion, keyOf, openVersion, useOpened } from './opened-versions';

interface EditedEntry {
  activeTab: string | null;
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

/** Strapi gives a form its stored values again after a save, also after a refused one: then what was typed goes back into it. */
function useTypedWords(isRefused: boolean) {
  const { values, initialValues, isSubmitting, setValues } = useForm('KeepTypedWords', (form) => form);
  const typed = useRef({ values, initialValues });
  useEffect(() => {
    const isSameForm = typed.current.initialValues === initialValues;
    if (isSameForm || (!isRefused && !isSubmitting)) {
      typed.current = { values, initialValues };
    } else if (isRefused) {
      typed.current = { ...typed.current, initialValues };
      setValues(typed.current.values);
    }
  }, [values, initialValues, isSubmitting, isRefused, setValues]);
}

/** Beside each form of the panel, unseen: knows which version it shows, and keeps what is typed there. */
export function KeepTypedWords({ activeTab, model, documentId, document }: EditedEntry) {
  const key = keyOf({ model, documentId });
  const isRefused = useOpened(key)?.isRefused ?? false;
  const version = activeTab === 'published' ? undefined : document?.updatedAt;
  useTypedWords(isRefused);
  useEffect(() => {
    if (version !== undefined) openVersion(key, version);
  }, [key, version, isRefused]);
  useEffect(() => () => closeVersion(key), [key]);
  return null;
}

KeepTypedWords.position = ['panel', 'preview', 'relation-modal'];

import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { closeVersion, keyOf, onSend, openVersion, useOpened, wasJustMade } from './opened-versions';

interface EditedEntry {
  activeTab: string | null;
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

/** The last save of a form. */
interface Sent {
  /** The version that the form showed; none in the form of a new entry. */
  version: string | undefined;
  /** The version that the panel has read after it. */
  read?: string | undefined;
}

/** What was typed into the form of a new entry after it was sent. Once the entry is made, it has another form. */
let typedIntoNew = {};

/** The fields that were typed into. Each field that was not has the same value still, also a list. */
function changedFields(given: object, typed: object): object {
  const before = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== before.get(field)));
}

/**
 * Strapi gives a form its stored values again: those that were sent once a save is over, and those of the CMS once it has read the entry.
 * What was typed meanwhile goes back into it; after a refused save all that was typed.
 */
function useTypedWords(key: string, version: string | undefined, isRefused: boolean) {
  const { values, initialValues, isSubmitting, getValues, setValues } = useForm('KeepTypedWords', (form) => form);
  const typed = useRef({ values, initialValues });
  /** What the form was sent with, and later what Strapi gave it: lists of the same words are other ones each time. */
  const given = useRef<object>(values);
  const sent = useRef<Sent | null>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const before = typed.current;
    if (isSubmitting && !wasSubmitting.current) sent.current = null;
    wasSubmitting.current = isSubmitting;
    typed.current = { values, initialValues };
    if (sent.current && version !== sent.current.version) sent.current.read ??= version;
    if (before.initialValues === initialValues) return;
    // The form was reset: by its save, or because the entry was changed in another way.
    if (sent.current && version !== (sent.current.read ?? sent.current.version)) sent.current = null;
    const later = isRefused ? before.values : sent.current ? changedFields(given.current, before.values) : {};
    given.current = values;
    if (Object.keys(later).length === 0) return;
    typed.current.values = { ...values, ...later };
    setValues(typed.current.values);
  }, [values, initialValues, isSubmitting, isRefused, version, setValues]);
  // Some fields write when they lose the focus, after the save has begun.
  useEffect(() => {
    const note = () => {
      if (!wasSubmitting.current || sent.current) return;
      sent.current = { version };
      given.current = getValues();
    };
    return onSend(note);
  }, [version, getValues]);
  useEffect(() => {
    if (wasJustMade(key)) setValues({ ...typed.current.values, ...typedIntoNew });
    typedIntoNew = {};
    return () => {
      const isNew = sent.current && sent.current.version === undefined;
      typedIntoNew = isNew ? changedFields(given.current, typed.current.values) : {};
    };
  }, [key, setValues]);
}

/** Beside each form of the panel, unseen: knows which version it shows, and keeps what is typed there. */
export function KeepTypedWords({ activeTab, model, documentId, document }: EditedEntry) {
  const key = keyOf({ model, documentId });
  const isRefused = useOpened(key)?.isRefused ?? false;
  const version = activeTab === 'published' ? undefined : document?.updatedAt;
  useTypedWords(key, version, isRefused);
  useEffect(() => {
    if (version !== undefined) openVersion(key, version);
  }, [key, version, isRefused]);
  useEffect(() => () => closeVersion(key), [key]);
  return null;
}

KeepTypedWords.position = ['panel', 'preview', 'relation-modal'];

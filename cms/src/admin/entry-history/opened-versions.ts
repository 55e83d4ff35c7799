import { useSyncExternalStore } from 'react';

/** An entry that is in a form of the panel. */
export interface OpenedEntry {
  model: string;
  /** Undefined for an entry that exists once. */
  documentId: string | undefined;
}

interface Opened {
  /** When what is in the form was last changed, also by a save of the form. */
  version: string;
  /** The version that the panel has read: another one while it reads the entry again after a save. */
  read: string;
  /** Whether the last save was refused: what was typed stands in the form, and nowhere else. */
  isRefused: boolean;
  /** Set when it was refused because somebody else had changed the entry. */
  conflict: string | null;
}

const entries = new Map<string, Opened>();
const listeners = new Set<() => void>();

export const keyOf = ({ model, documentId = '' }: OpenedEntry) => `${model}/${documentId}`;

function setOpened(key: string, part: Partial<Opened>): void {
  const before = entries.get(key) ?? { version: '', read: '', isRefused: false, conflict: null };
  entries.set(key, { ...before, ...part });
  for (const listener of listeners) listener();
}

/** A form shows a version; while a save of it is refused, it goes on showing what was typed for the version of before. */
export function openVersion(key: string, read: string): void {
  if (!isSaveRefused(key) && entries.get(key)?.read !== read) setOpened(key, { version: read, read });
}

export const versionOpened = (key: string) => entries.get(key)?.version || undefined;

export const isSaveRefused = (key: string) => entries.get(key)?.isRefused ?? false;

/** @param made the save's own version; undefined where its answer does not say */
export function saveWasTaken(key: string, made: string | undefined): void {
  setOpened(key, { isRefused: false, conflict: null, ...(made !== undefined && { version: made }) });
}

export const saveWasRefused = (key: string, conflict: string | null) => setOpened(key, { isRefused: true, conflict });

const senders = new Set<() => void>();

/** Calls back when a form is about to be sent. */
export function onSend(listener: () => void) {
  senders.add(listener);
  return () => void senders.delete(listener);
}

export const formIsSent = () => senders.forEach((listener) => listener());

let lastMade: string | null = null;

/** A form has made an entry, and the panel opens it. */
export function entryWasMade(key: string): void {
  lastMade = key;
}

/** Whether an entry is the one that was made last; true once. */
export function wasJustMade(key: string): boolean {
  if (key !== lastMade) return false;
  lastMade = null;
  return true;
}

export function closeVersion(key: string): void {
  entries.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is known of an entry in a form; undefined before it is there. */
export const useOpened = (key: string) => useSyncExternalStore(subscribe, () => entries.get(key));

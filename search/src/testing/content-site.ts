import { RemoteDefinition, type RouteDefinition } from 'shared/contract';
import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import type { AnswerContent } from '../create-search.ts';
import { readJson } from './judged-queries.ts';

/** An entry as the content API sends it. */
export interface WireEntry {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface SiteContent {
  readonly events: readonly WireEntry[];
  readonly sermons: readonly WireEntry[];
}

const Entry = v.object({ id: v.string(), attributes: v.record(v.string(), v.unknown()) });
const Content = v.object({ events: v.array(Entry), sermons: v.array(Entry) });

/** The day on which the CMS filled itself. */
export const SEEDED_ON = new Date('2026-11-25T12:00:00Z');

/** What the CMS fills itself with, as its API sent it. */
export function seededContent(): SiteContent {
  return v.parse(Content, readJson('seeded-content.json'));
}

/** The routes of the sections of this workspace. */
export function siteRoutes(): RouteDefinition[] {
  const names = ['mfe-content', 'mfe-connect', 'mfe-events'];
  const files = names.map((name) => readFileSync(`${import.meta.dirname}/../../../${name}/remote.json`, 'utf8'));
  return files.flatMap((file) => v.parse(RemoteDefinition, JSON.parse(file)).routes);
}

/** A content API of some entries, which may be changed while it is asked. */
export function contentSite(first: SiteContent) {
  const site = { content: first, isAway: false, asked: [] as string[], onAsked: () => {} };
  const answer: AnswerContent = async (address) => {
    site.asked.push(address);
    site.onAsked();
    if (site.isAway) return { status: 503, body: toJson({}) };
    const { pathname, searchParams } = new URL(address, 'https://church.example');
    const list = pathname === '/api/events' ? site.content.events : site.content.sermons;
    return { status: 200, body: toJson(pageOf(inOrder(list, searchParams.get('sort') ?? ''), searchParams)) };
  };
  return Object.assign(site, { answer });
}

/** By when they were edited, or by their place in the list. */
function inOrder(list: readonly WireEntry[], sort: string): readonly WireEntry[] {
  if (sort.startsWith('id:asc')) return list;
  const newest = [...list].reverse();
  if (sort.startsWith('id:desc')) return newest;
  return newest.sort((one, other) => editedAt(other).localeCompare(editedAt(one)));
}

function editedAt({ attributes }: WireEntry): string {
  return String(attributes['updatedAt']);
}

function pageOf(list: readonly WireEntry[], query: URLSearchParams) {
  const [page, pageSize] = [Number(query.get('pagination[page]')), Number(query.get('pagination[pageSize]'))];
  const fields = query.get('fields')?.split(',') ?? [];
  const wanted = [...fields, ...(query.get('populate') === null ? [] : ['venue', 'series'])];
  const data = list.slice((page - 1) * pageSize, page * pageSize).map(({ id, attributes }) => ({
    id,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted.includes(name))),
  }));
  const pagination = { page, pageSize, pageCount: Math.ceil(list.length / pageSize), total: list.length };
  return { data, meta: { pagination } };
}

function toJson(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

import * as v from 'valibot';

import type { EditorGuide, FieldGuide } from './editor-guide';

const FORM_COLUMNS = 12;

const partSchema = v.record(v.string(), v.unknown());

/** What Strapi's content manager keeps for a content type, as far as it is changed here. */
export const panelConfigurationSchema = v.looseObject({
  settings: partSchema,
  metadatas: v.record(v.string(), v.looseObject({ edit: partSchema, list: partSchema })),
});

type PanelConfiguration = v.InferOutput<typeof panelConfigurationSchema>;

interface Cell {
  name: string;
  size: number;
}

/** Fills the rows of the form from left to right. */
function toRows(fields: EditorGuide['fields']): Cell[][] {
  const rows: Cell[][] = [];
  let free = 0;
  for (const [name, { width }] of Object.entries(fields)) {
    if (width > free) {
      rows.push([]);
      free = FORM_COLUMNS;
    }
    rows.at(-1)?.push({ name, size: width });
    free -= width;
  }
  return rows;
}

function labelled(metadatas: PanelConfiguration['metadatas'], name: string, guide: FieldGuide) {
  const { edit = {}, list = {} } = metadatas[name] ?? {};
  const { label, help: description, placeholder = '', readOnly } = guide;
  return { edit: { ...edit, label, description, placeholder, editable: !readOnly }, list: { ...list, label } };
}

export function toPanelConfiguration(current: PanelConfiguration, guide: EditorGuide) {
  const { mainField, sortBy: defaultSortBy, sortOrder: defaultSortOrder } = guide;
  const named = Object.entries(guide.fields).map(
    ([name, field]) => [name, labelled(current.metadatas, name, field)] as const,
  );
  const received = { ...current.metadatas.createdAt, list: { label: 'Received', searchable: true, sortable: true } };
  return {
    ...current,
    settings: { ...current.settings, mainField, defaultSortBy, defaultSortOrder, pageSize: 20 },
    metadatas: { ...current.metadatas, createdAt: received, ...Object.fromEntries(named) },
    layouts: { list: guide.list, edit: toRows(guide.fields) },
  };
}

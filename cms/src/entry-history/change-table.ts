import type { Core } from '@strapi/strapi';

/** A table of the database that is no content type: no panel, no role and no public call knows it. */
export const CHANGE = 'api::change.change';

const REQUIRED = { column: { notNullable: true } };

const CHANGE_TABLE = {
  uid: CHANGE,
  singularName: 'change',
  tableName: 'entry_changes',
  attributes: {
    id: { type: 'increments' },
    contentType: { type: 'string', ...REQUIRED },
    entryId: { type: 'string', ...REQUIRED },
    at: { type: 'datetime', ...REQUIRED },
    kind: { type: 'string', ...REQUIRED },
    writer: { type: 'string', ...REQUIRED },
    fields: { type: 'json' },
    version: { type: 'json' },
  },
  indexes: [{ name: 'entry_changes_entry_index', columns: ['content_type', 'entry_id'] }],
};

/** Makes the table in which it is written down who changed what. Strapi creates it at the start, as it does its own. */
export function addChangeTable(strapi: Core.Strapi): void {
  strapi.get('models').add(CHANGE_TABLE);
}

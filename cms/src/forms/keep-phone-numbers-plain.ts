import type { Core } from '@strapi/strapi';

import { FORM_UIDS } from './form-uid';

/**
 * Stores a phone number in one form, an optional + and digits, whoever writes it: a form or the panel. Runs after the schema has checked it
 * as it was written.
 */
export function keepPhoneNumbersPlain(strapi: Core.Strapi): void {
  const plain = ({ params: { data } }: { params: { data?: Record<string, unknown> } }) => {
    if (typeof data?.phoneNumber === 'string') data.phoneNumber = data.phoneNumber.replace(/[^+\d]/g, '');
  };
  strapi.db.lifecycles.subscribe({ models: [...FORM_UIDS], beforeCreate: plain, beforeUpdate: plain });
}

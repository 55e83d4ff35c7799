import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import * as v from 'valibot';

import { restoredSchema } from './history-schemas';

/** Brings a version back by its address, says what of it is gone, and loads the page again. */
export function useBringBack() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (path: string): Promise<void> => {
    try {
      const { missing } = v.parse(restoredSchema, (await post(path)).data);
      if (missing.length > 0) window.alert(`These are gone, and are left out: ${missing.join('; ')}`);
      window.location.reload();
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : 'Try again.' });
    }
  };
}

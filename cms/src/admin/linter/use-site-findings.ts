import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

import { type SiteFindings, siteFindingsSchema } from '../../linter/site-findings';

/** What is to be mended on the whole site; undefined until it is known. */
export function useSiteFindings() {
  const { get } = useFetchClient();
  const [found, setFound] = useState<SiteFindings | 'failed'>();
  const check = useCallback(() => {
    setFound(undefined);
    get('/lint')
      .then(({ data }) => setFound(v.parse(siteFindingsSchema, data)))
      .catch(() => setFound('failed'));
  }, [get]);
  useEffect(check, [check]);
  return { found, check };
}

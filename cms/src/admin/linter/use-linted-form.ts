import { unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useDeferredValue, useMemo } from 'react';
import * as v from 'valibot';

import type { LintedEntry } from '../../linter/linted-entry';
import { modelSchema } from '../../linter/reading/model';
import { readEntry } from '../../linter/reading/read-entry';

const valuesSchema = v.record(v.string(), v.unknown());
const modelsSchema = v.record(v.string(), v.unknown());

/** The form that is being filled in, as the rules see it. Typing comes first: it may be a moment old. */
export function useLintedForm(isNew: boolean): LintedEntry | null {
  const { contentType, components } = useContentManagerContext();
  const values = useDeferredValue(useForm('Linter', (form) => form.values));
  return useMemo(() => {
    const model = v.safeParse(modelSchema, contentType);
    if (!model.success || !v.is(valuesSchema, values)) return null;
    const models = v.is(modelsSchema, components) ? components : {};
    const componentOf = (uid: string) => {
      const component = v.safeParse(modelSchema, models[uid]);
      return component.success ? component.output : undefined;
    };
    return readEntry(values, model.output, { componentOf, isNew });
  }, [contentType, components, values, isNew]);
}

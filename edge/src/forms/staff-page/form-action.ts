import * as v from 'valibot';

/** What the operator can do with a form. */
export const FormAction = v.picklist(['deliver', 'delete']);
export type FormAction = v.InferOutput<typeof FormAction>;

import * as v from 'valibot';

/** The forms that visitors send: into the content API, or, a message, by mail. */
export const FormKind = v.picklist(['member', 'prayer-request', 'message']);

export type FormKind = v.InferOutput<typeof FormKind>;

import * as v from 'valibot';

const attributeSchema = v.object({
  type: v.string(),
  customField: v.optional(v.string()),
  component: v.optional(v.string()),
  regex: v.optional(v.unknown()),
  private: v.optional(v.boolean()),
});

/** A content type or a component, as server and panel both know it. */
export const modelSchema = v.object({ uid: v.string(), attributes: v.record(v.string(), attributeSchema) });

export type Attribute = v.InferOutput<typeof attributeSchema>;
export type Model = v.InferOutput<typeof modelSchema>;

/** Forms within forms, by their uid. */
export type ComponentOf = (uid: string) => Model | undefined;

import type { UID } from '@strapi/strapi';

/** What a role of the panel may do with one content type. `update` limits what it may change to these fields. */
export interface TypeRights {
  readonly uid: UID.ContentType;
  /** All that Strapi knows, when it is left out. */
  readonly only?: { readonly update: readonly string[] };
}

export interface RolePlan {
  /** By this the role is known, also when somebody gives it another name. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly types: readonly TypeRights[];
  /** Whether it may use the media library. */
  readonly media: boolean;
}

type Action = 'create' | 'update' | 'read';

/** What somebody must be allowed to do with a content type. */
export interface Right {
  action: `plugin::content-manager.explorer.${Action}`;
  subject: string;
}

export const rightTo = (action: Action, type: string): Right => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: `api::${type}.${type}`,
});

export interface FieldGuide {
  label: string;
  /** Shown below the field. For people who know the church, not the website. */
  help: string;
  /** Columns of the form's twelve. */
  width: 4 | 6 | 8 | 12;
  placeholder?: string;
  /** Nobody writes into it in the panel. */
  readOnly?: true;
}

/** How the panel shows one content type. The order of `fields` is the order of the form. */
export interface EditorGuide {
  fields: Record<string, FieldGuide>;
  /** The columns of the list; a single type has none. */
  list: string[];
  /** What stands for an entry where another one refers to it. */
  mainField: string;
  sortBy: string;
  sortOrder: 'ASC' | 'DESC';
}

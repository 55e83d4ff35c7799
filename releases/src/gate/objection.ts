/** What a rule of the gate is about. */
type Rule = 'remote' | 'paths' | 'offers' | 'libraries' | 'contract' | 'render' | 'size' | 'files';

/** One reason why a release must not serve. */
export interface Objection {
  readonly rule: Rule;
  /** For a person of the ministry team: what, why, and how to mend it. */
  readonly message: string;
}

import { RequestRefused } from '../../http/request-refused.ts';

/** A team changes its own sections only. */
export class ForeignSection extends RequestRefused {
  constructor(section: string) {
    super(
      403,
      `Your team does not release ${section}, so nothing was changed. Ask the team that does, or the operator.`,
    );
  }
}

import { backupMissing } from './backup-missing.mjs';
import { certificateEnds } from './certificate-ends.mjs';
import { cmsDown } from './cms-down.mjs';
import { diskFull } from './disk-full.mjs';
import { formsUndelivered } from './forms-undelivered.mjs';
import { notReadable } from './not-readable.mjs';
import { rolloutHalted } from './rollout-halted.mjs';
import { siteDown } from './site-down.mjs';

/** Each alert that reaches a person, by the beginning of its ids. @type {Readonly<Record<string, import('./rule.mjs').Rule>>} */
export const RULES = {
  'site-down': siteDown,
  'cms-down': cmsDown,
  'forms-undelivered': formsUndelivered,
  'disk-full': diskFull,
  'certificate-ends': certificateEnds,
  'backup-missing': backupMissing,
  'rollout-halted': rolloutHalted,
  'not-readable': notReadable,
};

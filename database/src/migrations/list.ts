import { CAUSES } from './causes.ts';
import { FORMS } from './forms.ts';
import { GROWTH } from './growth.ts';
import { JUDGE } from './judge.ts';
import { LIMITS } from './limits.ts';
import type { Migration } from './migration.ts';
import { PICTURES } from './pictures.ts';
import { RELEASES } from './releases.ts';

/** Every step of the schema, the oldest first. New ones come at the end. */
export const MIGRATIONS: readonly Migration[] = [RELEASES, FORMS, LIMITS, GROWTH, JUDGE, CAUSES, PICTURES];

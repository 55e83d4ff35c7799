import type { Task } from './task';
import { ADD_AN_EVENT } from './tasks/add-an-event';
import { BRING_A_VERSION_BACK } from './tasks/bring-a-version-back';
import { CHANGE_SERVICE_TIMES } from './tasks/change-service-times';
import { CORRECT_A_TEXT } from './tasks/correct-a-text';
import { LOOK_AFTER_A_REQUEST } from './tasks/look-after-a-request';
import { PUBLISH_AT_A_TIME } from './tasks/publish-at-a-time';
import { PUT_A_SERMON_UP } from './tasks/put-a-sermon-up';
import { REPEAT_AN_EVENT } from './tasks/repeat-an-event';

/** The guide's tasks, the most frequent first. e2e/panel/guide.spec.ts does each, and draws its pictures. */
export const TASKS: readonly Task[] = [
  ADD_AN_EVENT,
  REPEAT_AN_EVENT,
  PUBLISH_AT_A_TIME,
  CHANGE_SERVICE_TIMES,
  PUT_A_SERMON_UP,
  CORRECT_A_TEXT,
  BRING_A_VERSION_BACK,
  LOOK_AFTER_A_REQUEST,
];

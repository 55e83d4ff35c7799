import { LockAnswer, RouteTable } from 'shared/contract';
import * as v from 'valibot';

/** What the edge's answers look like. Loaded by `readAnswer` only. */
export const answerParsers = {
  LockAnswer: v.parser(LockAnswer),
  RouteTable: v.parser(RouteTable),
};

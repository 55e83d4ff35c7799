import { LockAnswer, RouteTable } from 'shared/contract';
import * as v from 'valibot';

/** What the edge's answers look like. Loaded by `readAnswer` only. */
export const parseLockAnswer = v.parser(LockAnswer);
export const parseRouteTable = v.parser(RouteTable);

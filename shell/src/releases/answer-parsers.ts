import { LockAnswer, RouteTable } from 'shared/contract';
import * as v from 'valibot';

/** Parsers of the edge's answers. Only `readAnswer` imports this file, dynamically. */
export const parseLockAnswer = v.parser(LockAnswer);
export const parseRouteTable = v.parser(RouteTable);

import type { ListPart } from 'shared/content';
import { Columns } from '../parts/columns/columns.tsx';
import { FactList } from '../parts/facts/fact-list.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Questions } from '../parts/questions/questions.tsx';

const LOOKS = { Facts: FactList, 'Next steps': NextSteps, Questions, Columns };

/** A list in the look that staff chose for it. */
export function ListByLook({ list }: { readonly list: ListPart }) {
  const Look = LOOKS[list.look];
  return <Look list={list} />;
}

import { hasMore, MoreItems, nextNumber } from 'shared/ui/long-list';
import type { ChosenList } from './chosen-list.ts';
import { listAddress } from './list-address.ts';
import type { ListChoice } from './list-choice.ts';

interface MoreEventsProps {
  readonly choice: ListChoice;
  readonly list: ChosenList;
  readonly shown: number;
  readonly onMore: (list: ChosenList) => void;
}

const LABELS = { upcoming: 'Show more events', past: 'Show earlier events' };

/** The way to the rest of a list. Nothing where there is none, or where the list was not begun. */
export function MoreEvents({ choice, list, shown, onMore }: MoreEventsProps) {
  const { name, own, list: here } = list;
  const hasFailed = own.status === 'failed' || own.status === 'retrying';
  const isBegun = here.parts.length > 1 || (here.parts.length === 1 && hasMore(here));
  if (!isBegun && !hasFailed) return null;
  return (
    <MoreItems
      key={name}
      list={here}
      shown={shown}
      href={listAddress(choice, nextNumber(own))}
      label={LABELS[choice.group]}
      failure="Error fetching events"
      onMore={() => onMore(list)}
    />
  );
}

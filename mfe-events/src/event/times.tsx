import type { TimeText } from 'shared/content';

/** A day or a time, or the two ends of a range. */
export function Times({ texts: [start, end] }: { readonly texts: readonly TimeText[] }) {
  return (
    <span>
      {start ? <Time {...start} /> : null}
      {end ? (
        <>
          {' - '}
          <Time {...end} />
        </>
      ) : null}
    </span>
  );
}

function Time({ text, dateTime }: TimeText) {
  return <time dateTime={dateTime}>{text}</time>;
}

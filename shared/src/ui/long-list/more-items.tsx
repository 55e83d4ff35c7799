import { type MouseEvent, useRef, useState } from 'react';
import { buttonClass } from '../button/index.ts';
import { StateMessage } from '../state-message/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { hasMore, type LongList } from './long-list.ts';
import styles from './more-items.module.css';
import { useApproach } from './use-approach.ts';
import { useIdle } from './use-idle.ts';

/**
 * Up to so many items come by themselves while the browser is idle, so that find-in-page finds them; the others as the
 * visitor gets near the end: nobody wants thousands on a phone that did not ask for them.
 */
const BY_THEMSELVES = 96;
/** A page that holds so many stays one: the link then leads to the next part as a page of its own. */
const FULL = 240;

interface MoreItemsProps {
  readonly list: LongList<unknown>;
  /** How many items of the list are on the page. */
  readonly shown: number;
  /** Where the next part is as a page of its own: without JavaScript, or in a new tab. */
  readonly href: string;
  /** 'Show more events' */
  readonly label: string;
  /** What is said when the next part does not come. */
  readonly failure: string;
  readonly onMore: () => void;
}

/**
 * The end of what is here of a long list: a link that brings the next part, and does so by itself shortly before it is
 * reached, until the page is full. The focus stays; a live region says how many items were added. Nothing at the list's end.
 */
export function MoreItems({ list, shown, href, label, failure, onMore }: MoreItemsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [since, setSince] = useState<number>();
  const failed = list.status === 'failed' || list.status === 'retrying';
  const isFull = shown >= FULL;
  const waits = hasMore(list) && list.status === 'ready' && !isFull;
  const comesByItself = waits && shown < BY_THEMSELVES;
  const needsApp = comesByItself ? 'idle near' : 'near';
  const bring = (from?: number) => {
    setSince(from);
    onMore();
  };
  const bringAsked = () => bring(shown);
  useApproach({ element: place, active: waits, progress: list, onNear: bringAsked });
  useIdle(comesByItself, list, bring);

  return (
    <div ref={place} className={styles.more} data-needs-app={waits ? needsApp : undefined}>
      <div aria-live="polite">
        {since !== undefined && shown > since ? <VisuallyHidden>{shown - since} more are shown</VisuallyHidden> : null}
      </div>
      {failed ? (
        <StateMessage kind="error" title={failure} retrying={list.status === 'retrying'} onRetry={bringAsked} />
      ) : null}
      {!failed && hasMore(list) ? (
        <a
          className={buttonClass('secondary')}
          href={href}
          aria-disabled={list.status === 'loading'}
          onClick={(event) => !isFull && isPlain(event) && take(event, bringAsked)}
        >
          {label}
        </a>
      ) : null}
    </div>
  );
}

/** A click for another tab or window is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function take(event: MouseEvent, bring: () => void): void {
  event.preventDefault();
  bring();
}

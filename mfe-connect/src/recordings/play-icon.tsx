import type { ReactNode } from 'react';

/** Pause while it plays, else play. Takes the size and the colour of the text around it. */
export function PlayIcon({ playing }: { readonly playing: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={playing ? 'M6 4.5h4v15H6zM14 4.5h4v15h-4z' : 'M7 4v16l13-8z'} />
    </svg>
  );
}

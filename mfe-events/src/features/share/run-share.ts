import { shareEvent } from './share-event.ts';

export const SHARE = 'event-share';

const PROBLEMS = {
  unsupported: 'Sharing is not supported in this browser.',
  failed: 'Sharing did not work. You can copy the address of this page instead.',
};

/** A press shares the page. @returns how to stop */
export function runShare(element: HTMLElement): () => void {
  const share = () =>
    void shareEvent(window.location.href).then((problem) => problem && window.alert(PROBLEMS[problem]));
  element.addEventListener('click', share);
  return () => element.removeEventListener('click', share);
}

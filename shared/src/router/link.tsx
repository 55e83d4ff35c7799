import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/**
 * A link inside the site. Pages pass into each other where the browser can draw that (CSS View Transitions); a link that
 * changes its own page only says `viewTransition={false}`, and is a control of that page: a document that waits for its visitor
 * does not follow it, but starts the app. Its state stands in the HTML too, for pages that are not hydrated. The router's
 * mark `discover` is left out: only its framework mode reads it.
 */
export function Link({ viewTransition = true, ...link }: LinkProps) {
  const state = link.state === undefined ? undefined : JSON.stringify(link.state);
  const changesOwnPage = viewTransition ? undefined : '';
  const data = { 'data-state': state, 'data-control': changesOwnPage };
  return <RouterLink discover="none" {...data} {...link} viewTransition={viewTransition} />;
}

import { useLocation } from 'react-router-dom';

/** 'Try again' for a visitor without JavaScript, for whom a button would do nothing. */
export function PlainRetry() {
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <a href={`${pathname}${search}`}>Try again</a>
    </noscript>
  );
}

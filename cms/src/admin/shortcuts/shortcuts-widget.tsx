import { Flex, LinkButton } from '@strapi/design-system';
import { forwardRef, type SVGProps } from 'react';
import { Link } from 'react-router-dom';

import { useAllowed } from '../rights/use-allowed';
import { SHORTCUTS } from './shortcuts';

/** On the panel's home page: one click to the form that somebody came for. */
export function ShortcutsWidget() {
  const offered = useAllowed(SHORTCUTS);
  return (
    <Flex gap={2} wrap="wrap">
      {offered.map(({ words, path }) => (
        <LinkButton key={path} tag={Link} to={path} variant="secondary" size="M">
          {words}
        </LinkButton>
      ))}
    </Flex>
  );
}

export const PencilIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(function PencilIcon(_, ref) {
  return (
    <svg ref={ref} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
});

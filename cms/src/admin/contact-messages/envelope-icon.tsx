import { forwardRef, type SVGProps } from 'react';

export const EnvelopeIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(function EnvelopeIcon(_, ref) {
  return (
    <svg ref={ref} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M3 6h18v12H3zM3 7l9 7 9-7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
});

import type { PageHead } from 'section-kit/shell-api';
import { AccessibilityStatement } from '../features/accessibility-statement/accessibility-statement.tsx';
import { Lead } from '../parts/lead/lead.tsx';

export function head(): PageHead {
  return {
    title: 'Accessibility',
    description:
      'What visitors with a disability can rely on at the website of Soteria Church in Maryland, what is not there yet, and whom to tell.',
  };
}

export function Component() {
  return (
    <>
      <Lead>Everybody who comes to this site should find what they came for, however they read and move.</Lead>
      <AccessibilityStatement />
    </>
  );
}

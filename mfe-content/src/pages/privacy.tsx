import type { PageHead } from 'section-kit/shell-api';
import { PrivacyNotice } from '../features/privacy-notice/privacy-notice.tsx';
import { Lead } from '../parts/lead/lead.tsx';

export function head(): PageHead {
  return {
    title: 'Privacy',
    description:
      'What the website of Soteria Church in Maryland knows of you, for how long, and how to have it deleted: as little as we can.',
  };
}

export function Component() {
  return (
    <>
      <Lead>We ask for as little as we can, keep it no longer than we need it, and pass it on to nobody.</Lead>
      <PrivacyNotice />
    </>
  );
}

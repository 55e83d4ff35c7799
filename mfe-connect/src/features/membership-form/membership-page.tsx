import { type ReactNode, useId } from 'react';
import type { SectionPart } from 'shared/content';
import { FormPage } from '../../form/form-page.tsx';
import picture from '../../pictures/welcome-home.svg';
import { More } from '../../texts/more.tsx';
import { MembershipForm } from './membership-form.tsx';

interface MembershipPageProps {
  readonly intro: SectionPart;
  /** What happens next. */
  readonly more: SectionPart;
}

/** The membership form and what follows on it. */
export function MembershipPage({ intro, more }: MembershipPageProps): ReactNode {
  const title = useId();
  return (
    <FormPage
      intro={intro}
      titleId={title}
      form={<MembershipForm labelledBy={title} />}
      picture={{ src: picture, alt: 'A family being greeted at the church door' }}
    >
      <More part={more} />
    </FormPage>
  );
}

import { MembershipForm as FormOfSection } from '../../../../../mfe-connect/src/features/membership-form/membership-form.tsx';
import { Toasts } from '../../../../../shell/src/toasts/toasts.tsx';
import { inSite } from '../site.jsx';

export const MembershipForm = inSite((props) => (
  <>
    <FormOfSection {...props} />
    <Toasts />
  </>
));

import { ContactForm as FormOfSection } from '../../../../../mfe-connect/src/features/contact-form/contact-form.tsx';
import { Toasts } from '../../../../../shell/src/toasts/toasts.tsx';
import { inSite } from '../site.jsx';

export const ContactForm = inSite((props) => (
  <>
    <FormOfSection {...props} />
    <Toasts />
  </>
));

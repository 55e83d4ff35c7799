import { createContext, useContext } from 'react';

interface EmailService {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Only for a service of the same wire format that is not EmailJS itself. */
  readonly origin?: string | undefined;
}

/** Settings of the site that the browser may know and sections need. */
export interface PublicConfig {
  /** The contact form's e-mail service; absent when the site's own takes the messages. */
  readonly emailjs?: EmailService | undefined;
}

/** Filled by the shell once per document, on the server as in the browser. */
export const PublicConfigContext = createContext<PublicConfig>({});

export function usePublicConfig(): PublicConfig {
  return useContext(PublicConfigContext);
}

import { createContext, useContext } from 'react';
import * as v from 'valibot';

const EmailService = v.object({
  serviceId: v.string(),
  templateId: v.string(),
  publicKey: v.string(),
  /** Only for a service of the same wire format that is not EmailJS itself. */
  origin: v.optional(v.string()),
});

const PublicConfig = v.object({
  /** The contact form's e-mail service; absent when the site's own takes the messages. */
  emailjs: v.optional(EmailService),
});

/** Settings of the site that the browser may know and sections need. */
export type PublicConfig = v.InferOutput<typeof PublicConfig>;

/** @throws when a setting has another shape than the edge, which checks them, would hand out */
export function parsePublicConfig(settings: unknown): PublicConfig {
  return v.parse(PublicConfig, settings);
}

/** Filled by the shell once per document, on the server as in the browser. */
export const PublicConfigContext = createContext<PublicConfig>({});

export function usePublicConfig(): PublicConfig {
  return useContext(PublicConfigContext);
}

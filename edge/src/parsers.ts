/** Everything that reads what a visitor sends, for trials that feed it with garbage. */
export { addressOf, contentKey } from './content/content-key.ts';
export { isReadable, isUpload, isWritable } from './content/read-content.ts';
export { lockIn } from './documents/document-lock.ts';
export { contactMail } from './forms/delivery/contact-mail.ts';
export { ContactMessage } from './forms/intake/contact-message.ts';
export { emailProblems, emailRequest } from './forms/intake/email-request.ts';
export { FormHeaders } from './forms/intake/form-headers.ts';
export { readAnswers } from './forms/intake/read-answers.ts';
export { suspicionOf } from './forms/intake/suspicion-of.ts';
export { readFields } from './forms/plain/plain-form.ts';
export { requestAddress, withoutDoubledSlash } from './http/request-address.ts';
export { resultPage } from './http/result-page.ts';

import { FORM_HEADERS, MESSAGE_PARAMETERS, OWN_EMAIL_ACCOUNT } from './submission.ts';

/** Builds of the page and of the edge are released apart from each other, so a new name would be unknown to the other. */
test('page and edge exchange these names', () => {
  expect(FORM_HEADERS).toEqual({ key: 'idempotency-key', seconds: 'form-seconds', homepage: 'form-homepage' });
  expect(MESSAGE_PARAMETERS).toEqual({ key: 'submission_key', seconds: 'form_seconds', homepage: 'homepage' });
  expect(OWN_EMAIL_ACCOUNT).toEqual({ serviceId: 'soteria', templateId: 'contact', publicKey: 'site' });
});

/** The content types that visitors write into. */
export const FORM_UIDS = ['api::member.member', 'api::prayer-request.prayer-request'] as const;

export type FormUid = (typeof FORM_UIDS)[number];

export const isFormUid = (uid: string): uid is FormUid => FORM_UIDS.some((form) => form === uid);

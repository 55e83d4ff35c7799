/** The content types that visitors write into. */
export type FormUid = 'api::member.member' | 'api::prayer-request.prayer-request';

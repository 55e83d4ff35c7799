import type { FormUid } from '../forms/form-uid';
import type { DueNotice } from './due-notices';
import { DUE_AFTER_MS, type NoticeKind } from './notice-kinds';
import type { StaffMail } from './send-mail';

const WORDS: Readonly<Record<FormUid, Readonly<Record<NoticeKind, { subject: string; line: string }>>>> = {
  'api::prayer-request.prayer-request': {
    arrival: { subject: 'New prayer request', line: 'Somebody asked for prayer on the website.' },
    reminder: {
      subject: 'A prayer request is waiting',
      line: 'A prayer request has been “New” for three days. This is the only reminder of it.',
    },
  },
  'api::member.member': {
    arrival: { subject: 'New member', line: 'Somebody joined the church on the website.' },
    reminder: {
      subject: 'A new member is waiting',
      line: 'Somebody joined three days ago, and is “New” still. This is the only reminder of it.',
    },
  },
};

interface Ends {
  readonly to: readonly string[];
  readonly from: string;
  /** Of the panel, such as `https://cms.example.org/admin`. */
  readonly panel: string;
}

/** Tells staff of an entry without a word that its visitor wrote. It is the same mail each time that it is sent. */
export function noticeMail({ uid, kind, documentId, createdAt }: DueNotice, { to, from, panel }: Ends): StaffMail {
  const { subject, line } = WORDS[uid][kind];
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    to,
    subject,
    text: [
      line,
      'Read it, and write down who cares for it:',
      `${panel}/content-manager/collection-types/${uid}/${documentId}`,
      'What was written is in the panel only, and is in no mail.',
    ].join('\n\n'),
    // Mail programs show copies with one Message-ID only once (RFC 5322, 3.6.4).
    messageId: `<${documentId}.${kind}@${domain}>`,
    date: new Date(createdAt.getTime() + DUE_AFTER_MS[kind]),
  };
}

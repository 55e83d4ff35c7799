import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { FORM_UIDS, type FormUid } from '../forms/form-uid';
import { DUE_FIELD, NOTICE_KINDS, type NoticeKind } from './notice-kinds';

/** Longer than a mail takes to be sent, or to be given up. */
const CLAIM_MS = 120_000;
/** Notices that one look takes up. */
const PAGE = 20;

const rowsSchema = v.array(
  v.object({
    id: v.number(),
    documentId: v.string(),
    createdAt: v.pipe(v.string(), v.toDate()),
    state: v.nullable(v.string()),
  }),
);

/** An entry that staff are to be told of. */
export type DueNotice = v.InferOutput<typeof rowsSchema>[number] & { uid: FormUid; kind: NoticeKind };

const dueBy = (kind: NoticeKind, now: Date) => ({
  [DUE_FIELD[kind]]: { $lte: now.toISOString() },
  $or: [{ noticeClaimedUntil: { $null: true } }, { noticeClaimedUntil: { $lt: now.toISOString() } }],
});

/** The notices that are due and that no CMS is about to send, the oldest first. */
export async function findDue(strapi: Core.Strapi, now: Date): Promise<DueNotice[]> {
  const due: DueNotice[] = [];
  for (const uid of FORM_UIDS) {
    for (const kind of NOTICE_KINDS) {
      const query = {
        select: ['id', 'documentId', 'createdAt', 'state'],
        orderBy: { [DUE_FIELD[kind]]: 'asc' },
        limit: PAGE,
      };
      const rows: unknown = await strapi.db.query(uid).findMany({ ...query, where: dueBy(kind, now) });
      due.push(...v.parse(rowsSchema, rows).map((row) => ({ ...row, uid, kind })));
    }
  }
  return due;
}

/** A notice that no other CMS sends until then. */
export type ClaimedNotice = DueNotice & { claimedUntil: Date };

/** Takes a notice for this CMS, in one statement. @returns null when another CMS was first */
export async function claim(strapi: Core.Strapi, notice: DueNotice, now: Date): Promise<ClaimedNotice | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const where = { id: notice.id, ...dueBy(notice.kind, now) };
  const { count } = await strapi.db.query(notice.uid).updateMany({ where, data: { noticeClaimedUntil: claimedUntil } });
  return count > 0 ? { ...notice, claimedUntil } : null;
}

/** Ends a claim: the notice is done; or due again, behind all others, unless another CMS has claimed it meanwhile. */
export async function endClaim(strapi: Core.Strapi, notice: ClaimedNotice, isDone: boolean): Promise<void> {
  const { uid, id, kind, claimedUntil } = notice;
  const where = isDone ? { id } : { id, noticeClaimedUntil: claimedUntil.toISOString() };
  const data = { [DUE_FIELD[kind]]: isDone ? null : new Date(), noticeClaimedUntil: null };
  await strapi.db.query(uid).updateMany({ where, data });
}

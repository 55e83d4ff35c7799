import { join } from 'node:path';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, editorWithRole, logIn, programWithAllRights } from '../support/editor';
import { post, request } from '../support/http';
import { MailServer, type TakenMail } from '../support/mail-server';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

const DAY_MS = 86_400_000;
const MEMBER = { firstName: 'Chidi', lastName: 'Okafor', email: 'chidi@example.org', phoneNumber: '4105550123' };
const WRITTEN = 'For my knee, which hurts since the flood.';
const PRAYER_REQUEST = 'api::prayer-request.prayer-request';
const HIDDEN = ['noticeDueAt', 'reminderDueAt', 'noticeClaimedUntil'];

const Made = v.object({ data: v.object({ id: v.string() }) });
const INVITATION = 'Your invitation to edit the website of Soteria Church';
const Me = v.object({ data: v.object({ email: v.string() }) });
const User = v.object({ data: v.object({ id: v.number() }) });
const Roles = v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) });

const linkIn = ({ text = '' }: TakenMail) => text.replaceAll('=\n', '').match(/https:\S+/)?.[0] ?? '';

describe('staff', () => {
  let mailServer: MailServer;
  let cms: RunningCms;
  let administrator: Editor;

  beforeAll(async () => {
    mailServer = await MailServer.begin();
    cms = await startCms({ environment: { SEED_CONTENT: 'false', ...mailServer.settings } });
    administrator = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  });

  afterAll(async () => {
    await cms.stop();
    await mailServer.remove();
    await removeData(cms.dataDir);
  });

  const enter = async (path: string, data: object) =>
    v.parse(Made, (await post(`${cms.url}/api/${path}`, { data })).body).data.id;
  const pray = (prayerRequest = WRITTEN) => enter('prayer-requests', { prayerRequest });

  const told = (documentId: string, subject: string) =>
    mailServer.mail((mail) => mail.subject === subject && linkIn(mail).endsWith(`/${documentId}`));

  /** As if time had passed, or another CMS had done something. */
  function store(documentId: string, column: string, at: Date | null): void {
    const database = new Database(join(cms.dataDir, 'cms', 'content.db'));
    const query = `UPDATE prayer_requests SET ${column} = ? WHERE document_id = ?`;
    database.prepare(query).run(at?.getTime() ?? null, documentId);
    database.close();
  }

  /** As if another CMS claimed it within the transaction that stores it. */
  async function prayAndClaim(until: Date): Promise<string> {
    const database = new Database(join(cms.dataDir, 'cms', 'content.db'));
    database.exec(`CREATE TRIGGER claimed AFTER INSERT ON prayer_requests
      BEGIN UPDATE prayer_requests SET notice_claimed_until = ${until.getTime()} WHERE id = NEW.id; END`);
    const documentId = await pray();
    database.exec('DROP TRIGGER claimed');
    database.close();
    return documentId;
  }

  async function newUser(email: string, role: string): Promise<number> {
    const roles = v.parse(Roles, (await administrator.call('GET', '/admin/roles')).body).data;
    const id = roles.find(({ name }) => name === role)?.id;
    const user = { firstname: 'Ada', lastname: 'Obi', email, roles: [id] };
    return v.parse(User, (await administrator.call('POST', '/admin/users', user)).body).data.id;
  }

  it('are told of a prayer request, and of nothing in it', async () => {
    const documentId = await enter('prayer-requests', { firstName: 'Zoë', prayerRequest: WRITTEN });
    const mail = await told(documentId, 'New prayer request');
    expect(linkIn(mail)).toBe(
      `https://cms.church.example/admin/content-manager/collection-types/${PRAYER_REQUEST}/${documentId}`,
    );
    expect(mail.recipients).toEqual(['office@church.example']);
    expect(mail.from).toEqual({ name: 'Soteria Church', address: 'website@church.example' });
    expect(mail.messageId).toBe(`<${documentId}.arrival@church.example>`);
    expect(mail.html).toBeUndefined();
    expect(JSON.stringify(mail)).not.toMatch(/my knee|Zoë/);
  });

  it('are told of a new member: the active users of the Prayer team, where there are any', async () => {
    const prayerTeam = await newUser('ruth@example.org', 'Prayer team');
    await newUser('idle@example.org', 'Prayer team');
    await newUser('nobody@example.org', 'Prayer team').then((id) =>
      administrator.call('PUT', `/admin/users/${id}`, { password: 'Only4Tests', isActive: true }),
    );
    await administrator.call('PUT', `/admin/users/${prayerTeam}`, { password: 'Only4Tests', isActive: true });
    const mail = await told(await enter('members', MEMBER), 'New member');
    expect(mail.recipients).toEqual(['ruth@example.org']);
    expect(JSON.stringify(mail)).not.toMatch(/Chidi|Okafor|4105550123/);
    await cms.untilSaid('takes no mail for nobody@example.org');
  });

  it('do not see how they are told, nor does anybody else', async () => {
    const documentId = await pray();
    const { updatedAt } = await administrator.read('prayer-request', documentId, 'draft');
    await told(documentId, 'New prayer request');
    await told(await pray(), 'New prayer request');
    const form = await administrator.call('GET', `/content-manager/content-types/${PRAYER_REQUEST}/configuration`);
    const table = await administrator.call('GET', `/care/${PRAYER_REQUEST}/csv`);
    const program = await programWithAllRights({ administrator, url: cms.url });
    const answer = await program.call('GET', `/api/prayer-requests/${documentId}`);
    const history = await administrator.call('GET', `/entry-history/${PRAYER_REQUEST}/${documentId}`);
    for (const { status, body } of [form, table, answer, history]) {
      expect(status).toBe(200);
      for (const field of HIDDEN) expect(JSON.stringify(body)).not.toContain(field);
    }
    // Else whoever has it open could not save.
    expect(await administrator.read('prayer-request', documentId, 'draft')).toMatchObject({ updatedAt });
    for (const field of HIDDEN) {
      const data = { prayerRequest: WRITTEN, [field]: new Date(0).toISOString() };
      expect((await post(`${cms.url}/api/prayer-requests`, { data })).status).toBe(400);
      expect((await program.call('GET', `/api/prayer-requests?filters[${field}][$null]=true`)).status).toBe(400);
    }
  });

  it('are reminded once of what is new after three days, and not of what somebody cares for', async () => {
    const begun = Date.now();
    const [waiting, caredFor] = [await pray(), await pray()];
    await administrator.update('prayer-request', caredFor, { state: 'In progress' });
    for (const documentId of [caredFor, waiting]) store(documentId, 'reminder_due_at', new Date());
    const mail = await told(waiting, 'A prayer request is waiting');
    expect(mail.messageId).toBe(`<${waiting}.reminder@church.example>`);
    // A mail tells whole seconds.
    expect(new Date(mail.date ?? '').getTime()).toBeGreaterThan(begun + 3 * DAY_MS - 1000);
    const later = await pray();
    store(later, 'reminder_due_at', new Date());
    await told(later, 'A prayer request is waiting');
    const reminders = (await mailServer.mails()).filter(({ subject }) => subject === 'A prayer request is waiting');
    expect(reminders.map((each) => linkIn(each).split('/').at(-1))).toEqual([waiting, later]);
  });

  it('are told by one CMS: what another has claimed waits until that should have sent it', async () => {
    const claimed = await prayAndClaim(new Date(Date.now() + DAY_MS));
    await told(await pray(), 'New prayer request');
    const isOfIt = (mail: TakenMail) => linkIn(mail).endsWith(claimed);
    expect((await mailServer.mails()).filter(isOfIt)).toHaveLength(0);
    store(claimed, 'notice_claimed_until', new Date(Date.now() - 1));
    await told(claimed, 'New prayer request');
  });

  it('are invited by a link with which they choose their password', async () => {
    await newUser('new@example.org', 'Editor');
    const mail = await mailServer.mail(({ recipients }) => recipients.includes('new@example.org'));
    expect(mail.subject).toBe(INVITATION);
    const { pathname, searchParams } = new URL(linkIn(mail));
    expect(pathname).toBe('/admin/auth/register');
    const userInfo = { firstname: 'Ada', lastname: 'Obi', password: 'Only4Tests' };
    const registrationToken = searchParams.get('registrationToken');
    const registered = await post(`${cms.url}/admin/register`, { registrationToken, userInfo });
    expect(registered.status).toBe(200);
    expect(cms.output()).not.toContain(String(registrationToken));
  });

  it('get a link for a password that they forgot, in the church’s name', async () => {
    const editor = await editorWithRole(administrator, cms.url, 'Events');
    const { email } = v.parse(Me, (await editor.call('GET', '/admin/users/me')).body).data;
    expect((await post(`${cms.url}/admin/forgot-password`, { email })).status).toBe(204);
    const mail = await mailServer.mail(
      ({ recipients, subject }) => recipients.includes(email) && subject !== INVITATION,
    );
    expect(mail.from).toEqual({ name: 'Soteria Church', address: 'website@church.example' });
    expect(mail.replyTo).toMatchObject([{ address: 'office@church.example' }]);
    expect([mail.subject, mail.html]).toEqual([
      'Your new password for the website of Soteria Church',
      expect.stringContaining('<p>Choose a new one here, within an hour:</p>'),
    ]);
    const resetPasswordToken = new URL(linkIn(mail)).searchParams.get('code');
    const reset = await post(`${cms.url}/admin/reset-password`, { resetPasswordToken, password: 'Only5Tests' });
    expect(reset.status).toBe(200);
  });

  it('send no mail of their own in the church’s name, nor do programs', async () => {
    const mail = { to: 'somebody@example.org', subject: 'Hello', text: 'Hello' };
    const program = await programWithAllRights({ administrator, url: cms.url });
    expect([404, 405]).toContain((await program.call('POST', '/api/email', mail)).status);
    expect([404, 405]).toContain((await administrator.call('POST', '/email', mail)).status);
    await told(await pray(), 'New prayer request');
    expect((await mailServer.mails()).flatMap(({ recipients }) => recipients)).not.toContain('somebody@example.org');
  });
});

describe('without a mail server', () => {
  let cms: RunningCms;
  let administrator: Editor;

  beforeAll(async () => {
    cms = await startCms({ environment: { SEED_CONTENT: 'false' } });
    administrator = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('the log says what is not sent', () => {
    expect(cms.output()).toContain('No mail is sent: SMTP_URL, MAIL_FROM and MAIL_TO are not set.');
  });

  it('whoever forgot a password is told whom to ask', async () => {
    const { status, body } = await post(`${cms.url}/admin/forgot-password`, { email: 'admin@soteria.local' });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        error: expect.objectContaining({
          message: 'This site sends no mail. Ask an administrator of the panel for a new password.',
        }),
      }),
    ]);
  });

  it('the log says that somebody was not invited, and where their link is', async () => {
    await editorWithRole(administrator, cms.url, 'Events');
    await cms.untilSaid('@example.org was not sent an invitation, for want of a mail server. Give them');
  });

  it('a mail of the panel’s settings page is refused in words', async () => {
    const { status, body } = await administrator.call('POST', '/email/test', { to: 'admin@soteria.local' });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('This site sends no mail')]);
  });

  it('nothing is due on the day on which there is one', async () => {
    expect((await request(`${cms.url}/_health`)).status).toBe(204);
    await post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest: WRITTEN } });
    const database = new Database(join(cms.dataDir, 'cms', 'content.db'), { readonly: true });
    const rows = database.prepare('SELECT notice_due_at, reminder_due_at FROM prayer_requests').all();
    database.close();
    expect(rows).toEqual([{ notice_due_at: null, reminder_due_at: null }]);
  });
});

import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { startNameServer } from './testing/name-server.mjs';
import { at, FILE, GIVEN, putAnswers, stored, talk, makeFolder, removeFolder } from './testing/setup-program.mjs';

beforeEach(makeFolder);
afterEach(removeFolder);

describe('what a check finds wrong', () => {
  /** @type {(() => unknown)[]} */
  let ends = [];
  /** @type {string} */
  let port;
  /** @type {string} */
  let program;
  beforeEach(async () => {
    const names = await startNameServer({});
    const mail = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) =>
        password === 'right' ? done(null, { user: 'web' }) : done(new Error('Invalid login')),
    });
    mail.listen(0);
    await once(mail.server, 'listening');
    port = String(Object(mail.server.address()).port);
    ends = [names.close, () => new Promise((done) => mail.close(() => done(undefined)))];
    program = at('checked.mjs');
    const options = { file: FILE(), replace: false, unchecked: false, nameServers: [names.address] };
    writeFileSync(
      program,
      `import { runSetup } from '${pathToFileURL(join(__dirname, 'run-setup.mjs')).href}';
      import { run } from '${pathToFileURL(join(__dirname, '..', 'process', 'step.mjs')).href}';
      const answersFile = process.argv[2] ?? '';
      run(() => runSetup({ ...${JSON.stringify(options)}, answersFile, now: new Date() }));`,
    );
  });
  afterEach(async () => {
    for (const end of ends) await end();
  });

  it('can be answered again, and is in the list of what is left otherwise', async () => {
    const address = ['nowhere.example', 'n', at('data'), 'anna@grace.example'];
    const mail = ['localhost', port, '', 'web', 'wrong', 'web@grace.example', '', ''];
    const again = ['y', '', '', '', '', 'right', '', '', ''];
    const { code, seen } = await talk([program], [...address, ...mail, ...again, '']);
    expect([code, seen]).toEqual([0, expect.stringContaining('localhost does not let web in')]);
    expect(seen).toContain('localhost lets web in');
    expect(seen).toMatch(/1\. Mend what is wrong, then run this again: nowhere\.example leads nowhere yet/);
    expect(stored()).toMatchObject({ SMTP_URL: `smtp://web:right@localhost:${port}`, MAIL_TO: 'anna@grace.example' });
  });

  it('is all named at once where answers come from a file, and nothing is written', async () => {
    const mail = { SMTP_HOST: 'localhost', SMTP_PORT: port, SMTP_USER: 'web', SMTP_PASSWORD: 'wrong' };
    const given = {
      ...GIVEN,
      PUBLIC_URL: 'nowhere.example',
      DATA_DIR: at('data'),
      ...mail,
      MAIL_FROM: 'web@grace.example',
    };
    putAnswers(given);
    const { code, seen } = await talk([program, at('answers')], []);
    expect([code, seen]).toEqual([
      1,
      expect.stringMatching(/Nothing was written.*nowhere\.example leads.*not let web in/s),
    ]);
    expect(existsSync(at('etc'))).toBe(false);
  });
});

import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { parseEnvironment } from '../../src/environment/parse-environment';
import { spawnCms } from '../support/start-cms';

const messageOf = (source: Record<string, string>) => {
  const parsed = parseEnvironment(source);
  return parsed.ok ? '' : parsed.message;
};

describe('the environment', () => {
  it('needs nothing', () => {
    expect(parseEnvironment({})).toMatchObject({
      ok: true,
      environment: {
        CMS_PORT: 1337,
        HOST: '127.0.0.1',
        SEED_CONTENT: true,
        RETENTION_DAYS: 365,
        TRUST_PROXY: 0,
        CONTENT_HOOK_URLS: [],
      },
    });
  });

  it('reads lists, numbers and flags', () => {
    const source = { CMS_PORT: '8080', TRUST_PROXY: 'true', CORS_ORIGINS: ' https://a.example, https://b.example ,' };
    expect(parseEnvironment(source)).toMatchObject({
      environment: { CMS_PORT: 8080, TRUST_PROXY: 1, CORS_ORIGINS: ['https://a.example', 'https://b.example'] },
    });
  });

  it.each([
    ['CMS_PORT', '70000'],
    ['CMS_PORT', '12.5'],
    ['DATA_DIR', 'relative/folder'],
    ['DATABASE_URL', 'mysql://localhost/cms'],
    ['ADMIN_EMAIL', 'pastor'],
    ['ADMIN_PASSWORD', 'password'],
    ['PANEL_URL', 'cms.example.org'],
    ['CORS_ORIGINS', '*'],
    ['POSTS_PER_MINUTE', '0'],
    ['TRUST_PROXY', 'yes'],
    ['SEED_CONTENT', '1'],
    ['RETENTION_DAYS', '-1'],
    ['CONTENT_HOOK_URLS', 'ftp://edge/hook'],
    ['SMTP_URL', 'smtp.example.org'],
    ['SMTP_URL', 'smtp://user@smtp.example.org'],
    ['MAIL_FROM', 'Soteria Church'],
    ['MAIL_TO', 'a@example.org, b@example.org'],
    ['LOG_LEVEL', 'loud'],
    ['APP_KEYS', 'short,keys'],
    ['JWT_SECRET', 'short'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it('reads the mail server, and names with a comma as one', () => {
    const source = {
      SMTP_URL: 'smtps://web%40example.org:p%2Fw@smtp.example.org',
      MAIL_FROM: 'Grace, Church <web@example.org>',
      MAIL_TO: 'office@example.org',
      PANEL_URL: 'https://cms.example.org',
    };
    expect(parseEnvironment(source)).toMatchObject({
      environment: {
        SMTP_URL: { host: 'smtp.example.org', port: 465, secure: true, auth: { user: 'web@example.org', pass: 'p/w' } },
        MAIL_FROM: '"Grace, Church" <web@example.org>',
        MAIL_TO: 'office@example.org',
      },
    });
  });

  it('asks for sender, recipient and panel of mails', () => {
    expect(messageOf({ SMTP_URL: 'smtp://localhost:25' })).toMatch(/SMTP_URL needs MAIL_FROM.*MAIL_TO.*PANEL_URL/);
  });

  it('asks for the secret of a content hook', () => {
    expect(messageOf({ CONTENT_HOOK_URLS: 'http://localhost:3000/hook' })).toContain('CONTENT_HOOK_SECRET is missing');
  });

  it('stops the process with one message that names all wrong keys, without a stack or a value', async () => {
    const child = spawnCms({ CMS_PORT: 'web', DATA_DIR: 'here', ADMIN_PASSWORD: 'hunter2' });
    const [printed, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    expect(code).toBe(1);
    for (const name of ['CMS_PORT', 'DATA_DIR', 'ADMIN_PASSWORD']) expect(printed).toContain(`  ${name} must`);
    expect(printed).not.toContain('    at ');
    expect(printed).not.toContain('hunter2');
  });
});

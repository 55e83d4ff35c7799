import {
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {
  answer,
  args,
  at,
  FILE,
  GIVEN,
  modeOf,
  SITE,
  stored,
  talk,
  makeFolder,
  removeFolder,
} from './testing/setup-program.mjs';

beforeEach(makeFolder);
afterEach(removeFolder);

describe('a file that is there', () => {
  /** @param {string} text @param {string} [file] */
  const put = (text, file = FILE()) => {
    mkdirSync(at('etc'), { recursive: true });
    writeFileSync(file, text, { mode: 0o640 });
  };

  it('has the same owner, group and place afterwards, and no other addresses to listen at', () => {
    put('PORT=3010\n', at('etc', 'real.env'));
    symlinkSync('real.env', FILE());
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(FILE(), 65_534, 65_534);
    const { uid, gid } = statSync(FILE());
    expect(answer(GIVEN, '--unchecked', '--replace').status).toBe(0);
    expect(lstatSync(FILE()).isSymbolicLink()).toBe(true);
    expect(statSync(FILE())).toMatchObject({ uid, gid });
    expect(modeOf(FILE())).toBe('640');
    expect(readdirSync(at('etc')).toSorted()).toEqual(['real.env', 'soteria.env']);
    expect(stored()).toMatchObject({ PORT: '3010', PUBLIC_URL: 'https://grace.example' });
    expect(stored()).not.toHaveProperty('HOST');
  });

  it.each(['smtps://web:p@smtp.grace.example:2465', 'smtp://localhost', 'smtp://web:p%21@smtp.grace.example'])(
    'has its mail server as it was: %s',
    (url) => {
      put(`SMTP_URL=${url}\nMAIL_FROM="Grace <web@grace.example>"\nMAIL_TO='office@grace.example' # ours\n`);
      const before = readFileSync(FILE(), 'utf8');
      expect(answer(GIVEN, '--unchecked', '--replace').status).toBe(0);
      expect(readFileSync(FILE(), 'utf8').startsWith(before)).toBe(true);
    },
  );

  it('is left alone where a value goes over several lines and would be cut', () => {
    const text = `PUBLIC_URL="https://hope\n.example"\nNOTE="\nDATA_DIR=/mine\n"\n`;
    put(text);
    const { status, stderr } = answer(GIVEN, '--unchecked', '--replace');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Nothing was written: .*NOTE.* on one line/)]);
    expect(readFileSync(FILE(), 'utf8')).toBe(text);
  });

  it('is left alone where somebody else changes it meanwhile', async () => {
    put('PORT=3010\n');
    const { code, seen } = await talk(args('--unchecked'), [...SITE, '', '', 'y'], (prompt) => {
      if (prompt.includes('Change')) put('PORT=3020\n');
    });
    expect([code, seen]).toEqual([1, expect.stringContaining('was changed by somebody else meanwhile')]);
    expect(readFileSync(FILE(), 'utf8')).toBe('PORT=3020\n');
  });
});

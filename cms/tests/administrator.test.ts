import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { editorOf, logIn, readPasswordFile } from './support/editor';
import { given } from './support/given';
import { post } from './support/http';

const Configuration = v.object({
  data: v.object({
    contentType: v.object({
      metadatas: v.record(
        v.string(),
        v.object({ edit: v.object({ label: v.optional(v.string()), description: v.nullish(v.string()) }) }),
      ),
      layouts: v.object({ edit: v.array(v.array(v.object({ name: v.string() }))) }),
    }),
  }),
});

const passwordFile = () => join(given('DATA_DIR'), 'admin-password.txt');
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('the first administrator', () => {
  it('logs in with the password that was made at the first start', async () => {
    const { email, password } = await readPasswordFile(given('DATA_DIR'));
    expect(email).toBe('admin@soteria.local');
    expect(password.length).toBeGreaterThan(20);
    expect(await logIn(given('CMS_URL'), given('DATA_DIR'))).toMatch(/^ey/);
  });

  it('does not log in with another one', async () => {
    const { email } = await readPasswordFile(given('DATA_DIR'));
    expect((await post('/admin/login', { email, password: 'Guess1234' })).status).toBe(400);
  });

  it('keeps password, secrets and database to the account that runs the CMS', async () => {
    expect(await modeOf(passwordFile())).toBe('600');
    expect(await modeOf(join(given('DATA_DIR'), 'cms', 'secrets.json'))).toBe('600');
    expect(await modeOf(join(given('DATA_DIR'), 'cms'))).toBe('700');
  });
});

describe('the panel for editors', () => {
  it('explains every field of every form in words', async () => {
    const editor = editorOf();
    const types = [
      'event',
      'event-series',
      'venue',
      'sermon',
      'sermon-series',
      'latest-sermon',
      'service-time',
      'site-setting',
      'prayer-request',
      'member',
    ];
    for (const type of types) {
      const { body } = await editor.call('GET', `/content-manager/content-types/api::${type}.${type}/configuration`);
      const { metadatas, layouts } = v.parse(Configuration, body).data.contentType;
      for (const { name } of layouts.edit.flat()) {
        expect({ type, name, label: metadatas[name]?.edit.label }).not.toMatchObject({ label: name });
        expect(metadatas[name]?.edit.description?.length ?? 0).toBeGreaterThan(10);
      }
    }
  });
});

import { expect, test as base } from '@playwright/test';
import { comesQuietly, RULES_KNOWN } from '../support/page/comes-quietly.ts';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated } from '../support/page/hydrated.ts';
import type { OwnCommand } from '../support/programs/own-command.ts';
import { startDevelopment } from '../support/programs/own-development.ts';
import { copyWorkspace, type OwnWorkspace } from '../support/programs/own-workspace.ts';
import { site } from '../support/site.ts';

const test = base.extend<{ readonly workspace: OwnWorkspace; readonly development: OwnCommand }>({
  workspace: async ({}, use) => {
    const workspace = await copyWorkspace(['mfe-connect']);
    await use(workspace);
    await workspace.remove();
  },
  development: async ({ workspace }, use) => {
    const options = { workspace: workspace.root, section: 'connect', siteUrl: site.url };
    const development = await startDevelopment(options);
    await use(development);
    await development.stop();
  },
});

const FORM = 'mfe-connect/src/features/contact-form/contact-form.tsx';
const REGISTRATION = 'mfe-connect/remote.json';
const PAGE = 'mfe-connect/src/pages/contact-us.tsx';
const STYLE = 'mfe-connect/src/form/form.module.css';

test('who develops a section sees each save in the open page, with the field still filled in', async ({
  page,
  workspace,
  development,
}) => {
  const guard = await guardConsole(page);
  let documents = 0;
  page.on('load', () => (documents += 1));
  // What is on its way when its code is exchanged comes from neither build: the form has all of its own first.
  const rules = comesQuietly(page, RULES_KNOWN);
  await page.goto(`${development.url}/connect/contact-us`);
  const details = page.getByLabel('Details');
  await details.fill('Half a message');
  await hydrated(page);
  await rules;

  await test.step('the section is the one in the workspace', async () => {
    await expect(page.locator('[data-section]')).toHaveAttribute('data-release', /^connect@.*-dev$/);
  });

  await test.step('a word of a part', async () => {
    await workspace.change(FORM, 'Send message', 'Send it now');
    await expect(page.getByRole('button', { name: 'Send it now' })).toBeVisible();
    await expect(details).toHaveValue('Half a message');
  });

  await test.step('a word of the page itself', async () => {
    await workspace.change(PAGE, 'A woman at the welcome desk', 'Somebody at the welcome desk');
    await expect(page.getByRole('img', { name: /^Somebody at the welcome desk/ })).toBeVisible();
    await expect(details).toHaveValue('Half a message');
  });

  await test.step('a style', async () => {
    await workspace.change(STYLE, '.form {', '.form {\n  outline: 7px solid;');
    await expect(page.getByRole('form')).toHaveCSS('outline-width', '7px');
    await expect(details).toHaveValue('Half a message');
  });

  await test.step('a syntax error, and its end', async () => {
    expect(guard.complaints().filter((complaint) => !/^console (info|log)/.test(complaint))).toEqual([]);
    await workspace.change(FORM, 'return (', 'return ((');
    await expect(page.frameLocator('iframe').getByText('contact-form.tsx').first()).toBeVisible();
    expect(development.output()).toContain('contact-form.tsx');
    await workspace.change(FORM, 'return ((', 'return (');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(details).toHaveValue('Half a message');
  });

  const found = page.getByRole('alert', { name: 'Found in the sources:' });

  await test.step('a type error, which can be put away, and its end', async () => {
    await workspace.change(FORM, 'return (', 'const times: number = "once";\n  return (');
    await expect(found).toContainText("Type 'string' is not assignable to type 'number'.");
    await expect(found).toContainText(/contact-form\.tsx:\d+:9/);
    await expect(details).toHaveValue('Half a message');
    await found.getByRole('button', { name: 'Put away' }).click();
    await expect(found).toHaveCount(0);
    await workspace.change(FORM, '"once"', '"twice".length.at');
    await expect(found).toContainText('contact-form.tsx');
    await workspace.change(FORM, 'const times: number = "twice".length.at;\n  return (', 'return (');
    await expect(found).toHaveCount(0);
  });

  await test.step('a misspelt key in remote.json, and a page without its file', async () => {
    await workspace.change(REGISTRATION, '"title": "Contact Us"', '"tilte": "Contact Us"');
    await expect(found).toContainText(/remote\.json has the key "routes\.\d+\.tilte", which no contract knows\./);
    await expect(found).toContainText(/mfe-connect\/remote\.json:\d+/);
    await workspace.change(REGISTRATION, '"tilte"', '"title"');
    await expect(found).toHaveCount(0);
    await workspace.change(REGISTRATION, '"page": "contact-us"', '"page": "contact"');
    await expect(found).toContainText('remote.json names "contact", and there is no src/pages/contact.tsx.');
    await workspace.change(REGISTRATION, '"page": "contact"', '"page": "contact-us"');
    await expect(found).toHaveCount(0);
  });

  expect(documents, 'documents that were loaded').toBe(1);

  await test.step('a folder that git takes away for a while', async () => {
    const putBack = await workspace.takeAway('mfe-connect');
    await expect(found).toContainText('mfe-connect/remote.json is missing');
    await putBack();
    await expect(found).toHaveCount(0);
  });

  await test.step('what only browsers know, in a render', async () => {
    await workspace.change(FORM, 'return (', 'window.scrollTo(0, 0);\n  return (');
    const failure = page.getByRole('alert', { name: 'This failed on the server:' });
    await expect(async () => {
      await page.reload();
      await expect(failure).toContainText(/^ReferenceError: window is not defined\n.*contact-form\.tsx/, {
        timeout: 500,
      });
    }).toPass();
    await workspace.change(FORM, 'window.scrollTo(0, 0);\n  return (', 'return (');
    await expect(async () => {
      await page.reload();
      await expect(failure).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  await test.step('Ctrl-C ends everything', async () => {
    expect(await development.stop()).toBe(0);
    await expect(fetch(development.url)).rejects.toThrow();
  });
});

import { screen } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './join-us.tsx';
import * as login from './login.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

test('the membership form is named by the page’s words', () => {
  renderAt('/join-us', <Component data={data} />);
  const title = screen.getByRole('heading', { level: 2 });
  expect(screen.getByRole('form', { name: title.textContent ?? '' })).toHaveAttribute('action', '/api/members');
  expect(screen.getByRole('img', { name: 'A family being greeted at the church door' })).toBeInTheDocument();
});

test('/login shows the same form under another title, and says why', async () => {
  const atLogin = await loadPage(login.loader);
  renderAt('/login', <login.Component data={atLogin} />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/api/members');
  expect(screen.getByText(/^There is nothing to log in to yet/)).toBeVisible();
  expect(head({ data })).toMatchObject({ title: 'Join Us', description: expect.stringContaining('Soteria') });
  expect(login.head({ data: atLogin })).toMatchObject({ title: 'Login', description: head({ data }).description });
});

test('what only /login says is not sent with /join-us', () => {
  expect(JSON.stringify(data)).toContain('What happens next');
  expect(JSON.stringify(data)).not.toContain('nothing to log in to');
});

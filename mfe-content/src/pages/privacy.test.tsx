import { screen } from '@testing-library/react';
import { PublicConfigContext, SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS, renderAt } from 'section-kit/testing';
import { Component, head } from './privacy.tsx';

test('says what is kept, for how long, and whom to ask', () => {
  renderAt(
    '/privacy',
    <SettingsContext value={{ ...FILLED_SETTINGS, email: 'hi@church.example' }}>
      <Component />
    </SettingsContext>,
  );
  expect(screen.getAllByRole('region').map((topic) => topic.textContent)).toEqual([
    expect.stringContaining('a video asks YouTube when you press play'),
    expect.stringMatching(
      /^What your browser keeps.*no cookie at all.*form.*video.*stopped listening in the last sixty sermons/,
    ),
    expect.stringContaining('deleted after a year'),
    expect.stringContaining('have it corrected or deleted'),
  ]);
  expect(screen.getByRole('link', { name: 'hi@church.example' })).toHaveAttribute('href', 'mailto:hi@church.example');
  expect(screen.getByRole('link', { name: 'our contact form' })).toHaveAttribute('href', '/connect/contact-us');
});

test.each([
  [{}, 'deleted: (443) 555-0177, or our contact form.'],
  [{ phone: '' }, 'deleted: write to us by our contact form.'],
])('whom to ask, without an email: %j', (cleared, words) => {
  renderAt(
    '/privacy',
    <SettingsContext value={{ ...FILLED_SETTINGS, email: '', ...cleared }}>
      <Component />
    </SettingsContext>,
  );
  expect(screen.getByRole('region', { name: 'Your say' })).toHaveTextContent(words);
});

test('names the email service where one takes the messages, and only there', () => {
  const { unmount } = renderAt('/privacy', <Component />);
  expect(screen.queryByText(/EmailJS/)).not.toBeInTheDocument();
  unmount();
  const emailjs = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
  renderAt(
    '/privacy',
    <PublicConfigContext value={{ emailjs }}>
      <Component />
    </PublicConfigContext>,
  );
  expect(screen.getByText(/by way of the email service EmailJS/)).toBeVisible();
});

test('has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Privacy', description: expect.stringContaining('Soteria') });
});

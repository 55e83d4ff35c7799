import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { NotFound } from './not-found.tsx';

function visit(entries: string[], coming?: string) {
  render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route path="/" element="The home page" />
        <Route path="/events" element="The events page" />
        <Route path="*" element={<NotFound coming={coming} />} />
      </Routes>
    </MemoryRouter>,
  );
}

const historyOf = (length: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);

afterEach(() => jest.restoreAllMocks());

test('Go back leads to where the visitor came from', async () => {
  historyOf(2);
  visit(['/events', '/nowhere']);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByText('The events page')).toBeInTheDocument();
});

test('Go back leads home when there is nothing to go back to', async () => {
  historyOf(1);
  visit(['/nowhere']);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByText('The home page')).toBeInTheDocument();
});

test('has a picture and a link home', () => {
  visit(['/nowhere']);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/not-found.svg');
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
});

test('of a page that is coming it says so, with a way to ask', async () => {
  historyOf(2);
  visit(['/events', '/picnic'], 'The Picnic');
  expect(screen.getByText('This page is coming.')).toBeVisible();
  expect(screen.getByText(/We are still writing about “The Picnic”/)).toBeVisible();
  expect(screen.queryByText(/leads nowhere/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/connect/contact-us');
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByText('The events page')).toBeInTheDocument();
});

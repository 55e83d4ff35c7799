import { screen, within } from '@testing-library/react';
import { readDocumentState, STATE_ELEMENT_ID } from '../document/document-state.ts';
import { tellCutOff } from './tell-cut-off.ts';

const block = (text: string) => `<script id="${STATE_ELEMENT_ID}" type="application/json">${text}</script>`;

describe('a document that was cut off on its way', () => {
  it.each([
    ['before its state', '<main><h1>Events</h1>'],
    ['within its state', `<main><h1>Events</h1></main>${block('{"lock":{"events":"1.')}`],
  ])('%s has none', (_, html) => {
    document.body.innerHTML = html;
    expect(readDocumentState()).toBeNull();
  });

  it('says so below what has come, with the way to the whole page', () => {
    document.body.innerHTML = '<main><h1>Events</h1>';
    tellCutOff();
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('did not arrive completely');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', location.href);
  });

  it('says so too when not even the start of the page has come', () => {
    document.body.innerHTML = '';
    tellCutOff();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

it('a whole document has its state', () => {
  document.body.innerHTML = block('{"origin":"https://church.example"}');
  expect(readDocumentState()?.state.origin).toBe('https://church.example');
});

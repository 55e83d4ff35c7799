import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { object, string } from 'yup';
import { answerRules } from './questions/answer-rules.ts';
import type { FieldDefinition } from './questions/field-definition.ts';
import { Form } from './form.tsx';
import type { Outcome } from './submission/outcome.ts';

type Name = 'firstName' | 'email' | 'note';
type Send = Parameters<typeof Form<Name>>[0]['send'];

const FIELDS: readonly FieldDefinition<Name>[] = [
  { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'note', label: 'Note', rows: 3 },
];
const SCHEMA = object({
  firstName: answerRules('member').firstName,
  email: answerRules('prayer-request').email,
  note: string().default(''),
});
const SENT = { state: 'sent' } as const;
const FILLED = { state: 'filled' } as const;
const EMPTIED = { state: 'emptied', reason: 'Nobody answered.' } as const;
const loadRules = jest.fn(async () => SCHEMA);

beforeEach(() => sessionStorage.clear());

function Page({ send }: { readonly send: Send }) {
  const title = useId();
  return (
    <>
      <h2 id={title}>Hello</h2>
      <Form
        action="/api/hello"
        fields={FIELDS}
        labelledBy={title}
        loadRules={loadRules}
        send={send}
        submitLabel="Say hello"
      />
    </>
  );
}

function show(send: Send = async () => SENT) {
  const spy = jest.fn(send);
  render(<Page send={spy} />);
  return spy;
}

const firstName = () => screen.getByLabelText('First name');
const emailField = () => screen.getByLabelText('Email (optional)');
const submit = () => screen.getByRole('button', { name: 'Say hello' });
const summary = () => screen.queryByRole('group', { name: /^Please check/ });

/** A send that ends when the test says so. */
function held() {
  let end: (outcome: Outcome<Name>) => void = () => undefined;
  const send: Send = () => new Promise((resolve) => (end = resolve));
  return { send, end: async (outcome: Outcome<Name>) => act(async () => end(outcome)) };
}

test('an error shows once its field was left, goes while it is put right, and is tied to it', async () => {
  show();
  await userEvent.type(emailField(), 'ruth@');
  expect(screen.queryByText('must be a valid email')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('must be a valid email')).toBeVisible();
  expect(emailField()).toHaveAccessibleDescription('must be a valid email');
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await userEvent.type(emailField(), 'example.org');
  await waitFor(() => expect(screen.queryByText('must be a valid email')).not.toBeInTheDocument());
  await userEvent.clear(emailField());
  await userEvent.type(emailField(), 'r');
  expect(await screen.findByText('must be a valid email')).toBeVisible();
});

test('an attempt to send touches every field, and the focus goes to a summary that leads to them', async () => {
  const send = show();
  await userEvent.type(emailField(), 'ruth@');
  await userEvent.click(submit());
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Please check these 2 answers' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Email' }));
  expect(emailField()).toHaveFocus();
});

test('the browser may draw the press before the answers are checked', async () => {
  show();
  loadRules.mockClear();
  fireEvent.click(submit());
  expect(loadRules).not.toHaveBeenCalled();
  expect(await screen.findByText('First name is required')).toBeVisible();
});

test('the summary says what is done, and calls again at the next attempt', async () => {
  show();
  await userEvent.type(emailField(), 'ruth@');
  await userEvent.click(submit());
  await userEvent.type(emailField(), 'example.org');
  expect(await screen.findByRole('link', { name: 'Email (done)' })).toBeVisible();
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check this answer' })).toHaveFocus());
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.click(submit());
  await waitFor(() => expect(summary()).not.toBeInTheDocument());
});

test('sends what was written, trimmed, and starts anew', async () => {
  const send = show();
  await userEvent.type(firstName(), '  Ruth ');
  await userEvent.click(submit());
  await waitFor(() => expect(firstName()).toHaveValue(''));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].answers).toEqual({ firstName: 'Ruth', email: '', note: '' });
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
});

test('keeps what was written when it is told to', async () => {
  show(async () => FILLED);
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.click(submit());
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(firstName()).toHaveValue('Ruth');
});

test('while it sends, the button is disabled, the answers stand still, and a click or Enter sends nothing more', async () => {
  const { send, end } = held();
  const spy = show(send);
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.click(submit());
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Sending…')).toBeVisible();
  expect(firstName()).toHaveAttribute('readonly');
  await userEvent.click(submit());
  await userEvent.type(firstName(), '{Enter}');
  expect(spy).toHaveBeenCalledTimes(1);
  await end(FILLED);
  expect(submit()).toBeEnabled();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

test('two attempts at one moment send once', async () => {
  const send = show();
  await userEvent.type(firstName(), 'Ruth');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Hello' });
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await waitFor(() => expect(firstName()).toHaveValue(''));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a double click sends once, and its second half finds no fault with the form that was emptied meanwhile', async () => {
  const send = show();
  await userEvent.type(firstName(), 'Ruth');
  // Time enough between the two for an answer.
  await userEvent.setup({ delay: 50 }).dblClick(submit());
  await waitFor(() => expect(firstName()).toHaveValue(''));
  expect(send).toHaveBeenCalledTimes(1);
  expect(summary()).not.toBeInTheDocument();
});

test('gives the focus back to the button that lost it', async () => {
  const { send, end } = held();
  show(send);
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.click(submit());
  // Browsers take the focus from a disabled button; jsdom does not, nor does it let it be taken.
  act(() => firstName().focus());
  act(() => firstName().blur());
  expect(document.body).toHaveFocus();
  await end(SENT);
  expect(submit()).toHaveFocus();
});

describe('a form that was emptied and not sent', () => {
  const again = () => screen.getByRole('button', { name: 'Try again' });

  async function fail(outcome: Outcome<Name> = EMPTIED) {
    const send = show(async () => outcome);
    await userEvent.type(firstName(), 'Ruth');
    await userEvent.click(submit());
    await waitFor(() => expect(firstName()).toHaveValue(''));
    const [submission] = send.mock.calls[0] ?? [];
    if (!submission) throw new Error('nothing was sent');
    return { send, submission };
  }

  test('leaves its reason and a way back, which fills it and sends the same submission', async () => {
    const { send, submission } = await fail();
    expect(screen.getByRole('group', { name: /^Nobody answered\. What you wrote is kept/ })).toBeVisible();
    const { send: sendHeld, end } = held();
    send.mockImplementation(sendHeld);
    await userEvent.click(again());
    expect(firstName()).toHaveValue('Ruth');
    expect(again()).toBeDisabled();
    await end(SENT);
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual([submission.key, submission.key]);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(summary()).not.toBeInTheDocument();
  });

  test('offers the way again when it fails again', async () => {
    const { send } = await fail();
    await userEvent.click(again());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(firstName()).toHaveValue(''));
    expect(again()).toBeEnabled();
  });

  test('fills it after something else was written and taken away, too', async () => {
    const { send, submission } = await fail();
    await userEvent.type(firstName(), 'N{Backspace}');
    send.mockImplementation(async () => FILLED);
    await userEvent.click(again());
    await waitFor(() => expect(firstName()).toHaveValue('Ruth'));
    expect(send.mock.calls.at(-1)?.[0].key).toBe(submission.key);
  });

  test('goes without touching what the visitor has written since', async () => {
    const { send, submission } = await fail();
    await userEvent.type(firstName(), 'Naomi');
    send.mockImplementation(async () => SENT);
    await userEvent.click(again());
    expect(send.mock.calls.at(-1)?.[0]).toEqual(submission);
    expect(firstName()).toHaveValue('Naomi');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  });

  test('is not lost to another one that fails, too', async () => {
    await fail();
    await userEvent.type(firstName(), 'Naomi');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  });
});

describe('a form that the site refuses', () => {
  const correct = () => screen.getByRole('button', { name: 'Correct your answers' });
  const refused = { firstName: 'First name is too long' };

  test('comes back with the refused answer pointed at, is not sent by that, and not before the answer has changed', async () => {
    const send = show(async () => ({ ...EMPTIED, refused }));
    await userEvent.type(firstName(), 'Ruth');
    await userEvent.type(emailField(), 'ruth@example.org');
    await userEvent.click(submit());
    await waitFor(() => expect(firstName()).toHaveValue(''));
    await userEvent.type(emailField(), 'naomi@example.org');
    await userEvent.click(correct());
    expect(firstName()).toHaveValue('Ruth');
    expect(emailField()).toHaveValue('naomi@example.org');
    expect(screen.getByRole('group', { name: 'Please check this answer' })).toHaveFocus();
    expect(firstName()).toHaveAccessibleDescription('First name is too long');
    expect(screen.queryByRole('button', { name: 'Correct your answers' })).not.toBeInTheDocument();

    await userEvent.click(submit());
    expect(await screen.findByText('First name is too long')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    send.mockImplementation(async () => SENT);
    await userEvent.type(firstName(), 'ie');
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.at(-1)?.[0].answers).toMatchObject({ firstName: 'Ruthie' });
  });

  test('and that keeps its answers points at them at once', async () => {
    show(async () => ({ ...FILLED, refused }));
    await userEvent.type(firstName(), 'Ruth');
    await userEvent.click(submit());
    expect(await screen.findByText('First name is too long')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Please check this answer' })).toHaveFocus();
    expect(firstName()).toHaveValue('Ruth');
  });

  test('without saying which answer gives them back', async () => {
    const send = show(async () => ({ ...EMPTIED, refused: {} }));
    await userEvent.type(firstName(), 'Ruth');
    await userEvent.click(submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Correct your answers' }));
    expect(firstName()).toHaveValue('Ruth');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the server’s form', () => {
  const html = renderToString(<Page send={async () => FILLED} />);

  afterEach(() => document.body.replaceChildren());

  function arrive() {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    return place;
  }

  test('can be sent by the browser alone, never in an address, and is checked by it', () => {
    const { getByRole, getByLabelText } = within(arrive());
    const form = getByRole('form', { name: 'Hello' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/hello');
    expect(form).not.toHaveAttribute('novalidate');
    expect(getByLabelText('First name')).toBeRequired();
    expect(getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(getByLabelText('Email (optional)')).toHaveAttribute('type', 'email');
  });

  test('keeps what was typed before the script came', async () => {
    const place = arrive();
    const { getByRole, getByLabelText } = within(place);
    const field = getByLabelText('First name');
    await userEvent.type(getByLabelText('Email (optional)'), 'ruth@example.org');
    await userEvent.type(field, 'Ruth');
    const send = jest.fn(async () => FILLED);
    await act(async () => void hydrateRoot(place, <Page send={send} />));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Ruth');
    await userEvent.type(field, ' Anne');
    expect(field).toHaveValue('Ruth Anne');
    expect(getByRole('form', { name: 'Hello' })).toHaveAttribute('novalidate');
    await userEvent.click(getByRole('button', { name: 'Say hello' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const answers = { firstName: 'Ruth Anne', email: 'ruth@example.org', note: '' };
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ answers }));
  });
});

test('the rules come when the visitor enters the form; when they cannot, nothing is sent and a message says so', async () => {
  loadRules.mockClear().mockRejectedValue(new Error('offline'));
  const send = show();
  expect(loadRules).not.toHaveBeenCalled();
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.click(submit());
  expect(await screen.findByText(/^Your answers could not be checked/)).toHaveRole('alert');
  expect(send).not.toHaveBeenCalled();

  loadRules.mockImplementation(async () => SCHEMA);
  await userEvent.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Your answers could not be checked/)).not.toBeInTheDocument();
});

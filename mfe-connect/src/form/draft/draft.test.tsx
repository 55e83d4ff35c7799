import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { object, string } from 'yup';
import type { FieldDefinition } from '../questions/field-definition.ts';
import { Form } from '../form.tsx';

type Name = 'firstName' | 'note';
type Send = Parameters<typeof Form<Name>>[0]['send'];

const FIELDS: readonly FieldDefinition<Name>[] = [
  { name: 'firstName', label: 'First name', required: true },
  { name: 'note', label: 'Note', required: true, rows: 3 },
];
const text = string().default('');
const loadRules = async () => object({ firstName: text, note: text });

interface PageProps {
  readonly action?: string;
  readonly send?: Send;
}

function Page({ action = '/api/hello', send = async () => ({ state: 'filled' }) }: PageProps) {
  return (
    <Form
      action={action}
      fields={FIELDS}
      labelledBy="title"
      loadRules={loadRules}
      send={send}
      submitLabel="Say hello"
    />
  );
}

const firstName = () => screen.getByLabelText('First name');
const note = () => screen.getByLabelText('Note');
const submit = () => screen.getByRole('button', { name: 'Say hello' });
const told = () => screen.queryByText('Your answers from before are still here.');

/** The page goes, with all that it knew, and comes again in the same tab. */
function reload(page: PageProps = {}): void {
  document.body.replaceChildren();
  render(<Page {...page} />);
}

async function write(page: PageProps = {}): Promise<void> {
  render(<Page {...page} />);
  await userEvent.type(firstName(), 'Ruth');
  await userEvent.type(note(), 'For my mother.');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('what was not sent', () => {
  test('is there again after a reload, and the visitor is told', async () => {
    await write();
    expect(told()).not.toBeInTheDocument();
    reload();
    expect(firstName()).toHaveValue('Ruth');
    expect(note()).toHaveValue('For my mother.');
    expect(told()).toBeVisible();
    await userEvent.type(note(), ' Please.');
    reload();
    expect(note()).toHaveValue('For my mother. Please.');
  });

  test('belongs to its form', async () => {
    await write();
    reload({ action: '/api/goodbye' });
    expect(firstName()).toHaveValue('');
    expect(told()).not.toBeInTheDocument();
  });

  test('is forgotten once it was sent', async () => {
    const send = async () => ({ state: 'sent' }) as const;
    await write({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
    reload();
    expect(note()).toHaveValue('');
    expect(told()).not.toBeInTheDocument();
  });

  test('is kept when it could not be sent', async () => {
    await write();
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    reload();
    expect(note()).toHaveValue('For my mother.');
  });

  test('is forgotten when the visitor clears the form, which keeps the focus', async () => {
    await write();
    reload();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(firstName()).toHaveValue('');
    expect(note()).toHaveValue('');
    expect(told()).not.toBeInTheDocument();
    expect(document.querySelector('form')).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is nothing when the visitor takes it all away', async () => {
    await write();
    await userEvent.clear(firstName());
    await userEvent.clear(note());
    expect(sessionStorage).toHaveLength(0);
  });

  test('does not overwrite what was typed before the script came', async () => {
    await write();
    document.body.replaceChildren();
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<Page />);
    await userEvent.type(within(place).getByLabelText('First name'), 'Naomi');
    const complaints = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(complaints);
    await act(async () => void hydrateRoot(place, <Page />, { onRecoverableError: complaints }));
    expect(firstName()).toHaveValue('Naomi');
    expect(note()).toHaveValue('For my mother.');
    expect(complaints).not.toHaveBeenCalled();
    reload();
    expect(firstName()).toHaveValue('Naomi');
  });
});

test('of a draft from an earlier release only the fields that are still there come back', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
  const answers = { firstName: 'Ruth', shoeSize: '9' };
  sessionStorage.setItem('soteria.form./api/hello', JSON.stringify({ answers, seconds: 5, attempt: null }));
  render(<Page send={send} />);
  await userEvent.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0].answers).toEqual({ firstName: 'Ruth', note: '' });
});

describe('a submission', () => {
  async function sendTwice(between: () => Promise<void> | void) {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
    await write({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    await between();
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const [first, second] = send.mock.calls.map(([submission]) => submission);
    if (!first || !second) throw new Error('nothing was sent');
    return { first, second, send };
  }

  test('stays the same while its answers do', async () => {
    const { first, second } = await sendTwice(() => userEvent.type(note(), '!{Backspace}'));
    expect(second.key).toBe(first.key);
  });

  test('is another one when an answer changed', async () => {
    const { first, second } = await sendTwice(() => userEvent.type(note(), '!'));
    expect(second.key).not.toBe(first.key);
  });

  test('stays the same through a reload', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
    await write({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    reload({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[0].key).toBe(send.mock.calls[0]?.[0].key);
  });

  test('is a new one after it was sent, though it says the same', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'sent' }));
    await write({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(note()).toHaveValue(''));
    await userEvent.type(firstName(), 'Ruth');
    await userEvent.type(note(), 'For my mother.');
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[0].key).not.toBe(send.mock.calls[0]?.[0].key);
  });

  test('says for how long the visitor has been at it, pauses between two pages aside', async () => {
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValue(10_000);
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
    render(<Page send={send} />);
    await userEvent.click(firstName());
    now.mockReturnValue(14_900);
    await userEvent.type(note(), 'For my mother.');
    now.mockReturnValue(500);
    reload({ send });
    await userEvent.click(note());
    now.mockReturnValue(3_600);
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0].seconds).toBe(4 + 3);
  });

  test('carries what machines write where no person can', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
    await write({ send });
    const trap = document.querySelector<HTMLInputElement>('[name=homepage]');
    if (!trap) throw new Error('no trap');
    expect(screen.queryByRole('textbox', { name: /empty/ })).not.toBeInTheDocument();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    trap.value = 'https://spam.example';
    await userEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0].homepage).toBe('https://spam.example');
  });
});

describe('a browser that keeps nothing', () => {
  function forbid(): void {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }

  function fill(): void {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }

  test.each([
    ['forbids storage', forbid],
    ['has a full storage', fill],
    ['has no storage', () => void jest.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(undefined as never)],
  ])('and %s, sends all the same, as one submission', async (_case, breakStorage) => {
    breakStorage();
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ state: 'filled' }));
    await write({ send });
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    send.mockImplementation(async () => ({ state: 'sent' }));
    await userEvent.click(submit());
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(send.mock.calls[1]?.[0]).toEqual({ ...send.mock.calls[0]?.[0], seconds: expect.any(Number) });
  });

  test.each(['{', 'null', '[]', '{"answers":{"firstName":7}}', '{"answers":"Ruth"}'])(
    'or %s instead of a draft, shows an empty form',
    (stored) => {
      sessionStorage.setItem('soteria.form./api/hello', stored);
      render(<Page />);
      expect(firstName()).toHaveValue('');
      expect(told()).not.toBeInTheDocument();
    },
  );
});

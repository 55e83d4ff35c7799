import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PublicConfig, PublicConfigContext, toastQueue } from 'section-kit/shell-api';
import { fill, RUTH } from '../../testing/fill.ts';
import { ContactForm } from './contact-form.tsx';

const INQUIRY = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.org',
  phoneNumber: '4105550142',
  details: 'A ride on Sunday.',
};

const answers = (status: number, text: string) => () => Promise.resolve(new Response(text, { status }));

const fetch = jest.spyOn(globalThis, 'fetch');
const log = jest.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  toastQueue.setState({ messages: [] });
  fetch.mockReset();
  log.mockReset();
});

const messages = () => toastQueue.getState().messages;

async function write(config: PublicConfig = {}): Promise<void> {
  render(
    <PublicConfigContext value={config}>
      <ContactForm labelledBy="title" />
    </PublicConfigContext>,
  );
  await fill({ ...RUTH, Details: 'A ride on Sunday.' });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(messages()).toHaveLength(1));
}

function call(): readonly [address: unknown, body: unknown] {
  const [address, init] = fetch.mock.calls[0] ?? [];
  return [address, JSON.parse(String(init?.body))];
}

test('goes to the site’s own endpoint where no service is configured', async () => {
  fetch.mockImplementation(answers(200, 'OK'));
  await write();
  expect(call()).toEqual([
    'http://localhost/api/v1.0/email/send',
    expect.objectContaining({
      service_id: 'soteria',
      template_id: 'contact',
      user_id: 'site',
      template_params: {
        ...INQUIRY,
        submission_key: expect.stringMatching(/^[\da-f-]{36}$/),
        form_seconds: expect.stringMatching(/^\d+$/),
      },
    }),
  ]);
  expect(messages()).toMatchObject([{ kind: 'success', text: 'Inquiry send successfuly !' }]);
  await waitFor(() => expect(screen.getByLabelText('Details')).toHaveValue(''));
});

test.each([
  ['https://api.emailjs.com', {}],
  ['https://mail.example.org', { origin: 'https://mail.example.org' }],
])('goes to %s with the site’s own ids where they are configured', async (origin, more) => {
  fetch.mockImplementation(answers(200, 'OK'));
  await write({ emailjs: { serviceId: 'service', templateId: 'template', publicKey: 'key', ...more } });
  expect(call()).toEqual([
    `${origin}/api/v1.0/email/send`,
    expect.objectContaining({
      service_id: 'service',
      template_id: 'template',
      user_id: 'key',
      template_params: INQUIRY,
    }),
  ]);
});

test.each([
  [451, 'Unavailable For Headless Browser', 'takes no messages from this browser'],
  [403, 'Forbidden', 'did not accept it'],
  [429, 'Too Many Requests', 'wait a minute'],
  [500, 'The server is on fire', 'try again later'],
])(
  '%i is logged with the service’s words and told in plain ones; the form keeps its own',
  async (status, words, told) => {
    fetch.mockImplementation(answers(status, words));
    await write();
    expect(messages()).toMatchObject([{ kind: 'error', text: expect.stringContaining(told) }]);
    expect(messages()[0]?.text).toMatch(/^Your message could not be sent\./);
    expect(log).toHaveBeenCalledWith(
      'Error sending inquiry:',
      expect.objectContaining({ status, message: expect.stringContaining(words) }),
    );
    expect(screen.getByLabelText('Details')).toHaveValue('A ride on Sunday.');
  },
);

test('no answer has the status 0', async () => {
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await write();
  expect(messages()).toMatchObject([{ kind: 'error', text: expect.stringContaining('check your connection') }]);
  expect(log).toHaveBeenCalledWith('Error sending inquiry:', expect.objectContaining({ status: 0 }));
  expect(screen.getByLabelText('First name')).toHaveValue('Ruth');
});

test('carries what the service needs to know when the browser sends it by itself', () => {
  const { container } = render(<ContactForm labelledBy="title" />);
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(form).toHaveAttribute('action', '/api/v1.0/email/send-form');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    service_id: 'soteria',
    template_id: 'contact',
    user_id: 'site',
    details: '',
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';

test('an error is tied to its field and announced when it appears', () => {
  const { rerender } = render(<Field label="Email" type="email" required />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAttribute('aria-invalid', 'false');
  expect(control).not.toHaveAttribute('aria-describedby');

  rerender(<Field label="Email" type="email" required error="must be a valid email" />);
  expect(control).toHaveAccessibleDescription('must be a valid email');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('must be a valid email').parentElement).toHaveAttribute('aria-live', 'polite');
});

test('says what may be left out, and what is meant', () => {
  render(<Field label="Address" hint="Street and city" />);
  expect(screen.getByLabelText('Address (optional)')).toHaveAccessibleDescription('Street and city');
});

test('hands what is typed to the form', async () => {
  const change = jest.fn();
  render(
    <Field
      label="Prayer request"
      required
      rows={5}
      name="prayerRequest"
      onChange={({ target }) => change(target.name, target.value)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Prayer request' }), 'a{Enter}b');
  expect(change).toHaveBeenLastCalledWith('prayerRequest', 'a\nb');
});

test('near its end a field says how much room is left, without more than that', () => {
  const { rerender } = render(
    <Field label="Details" required maxLength={20} value="A ride" onChange={() => undefined} />,
  );
  const control = screen.getByRole('textbox', { name: 'Details' });
  expect(control).toHaveAttribute('maxlength', '20');
  expect(control).not.toHaveAccessibleDescription();

  rerender(<Field label="Details" required maxLength={20} value="A ride to the church" onChange={() => undefined} />);
  expect(control).toHaveAccessibleDescription('No room left: 20 characters is the most');
  expect(screen.getByText(/^No room left/).parentElement).toHaveAttribute('aria-live', 'polite');
});

import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

test('says what is on its way', () => {
  render(<Spinner label="Loading events" />);
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeInTheDocument();
});

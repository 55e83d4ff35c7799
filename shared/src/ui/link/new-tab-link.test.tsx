import { render, screen } from '@testing-library/react';
import { linkClass } from './link-class.ts';
import { NewTabLink } from './new-tab-link.tsx';

test('opens in a new tab, says so, and ties the other site to nothing', () => {
  render(
    <NewTabLink href="https://maps.example/" className={linkClass('out')}>
      Get directions
    </NewTabLink>,
  );
  const link = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://maps.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('class', 'link newTab');
});

test('has its mark without a class of its user', () => {
  render(<NewTabLink href="https://maps.example/">Map</NewTabLink>);
  expect(screen.getByRole('link')).toHaveAttribute('class', 'newTab');
});

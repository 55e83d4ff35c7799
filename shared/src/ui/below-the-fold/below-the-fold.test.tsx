import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowTheFold } from './below-the-fold.tsx';

const footer = (
  <BelowTheFold as="footer" className="night">
    Where we are
  </BelowTheFold>
);

test('in a document it waits for the first paint, and is as any other once the page is taken over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(footer);
  expect(screen.getByRole('contentinfo')).toHaveClass('night', 'below');
  render(footer, { container, hydrate: true });
  expect(screen.getByRole('contentinfo')).toHaveAttribute('class', 'night');
});

test('on a page that a link led to there is nothing to wait for', () => {
  render(footer);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('class', 'night');
});

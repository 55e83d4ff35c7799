import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

test('is an article unless its place asks for something else', () => {
  render(
    <>
      <Card aria-label="Fun in the Sun">Text</Card>
      <ul>
        <Card as="li" className="tall">
          Item
        </Card>
      </ul>
    </>,
  );
  expect(screen.getByRole('article', { name: 'Fun in the Sun' })).toHaveTextContent('Text');
  expect(screen.getByRole('listitem')).toHaveClass('card', 'tall');
});

import { render, screen } from '@testing-library/react';
import { SectionHeading } from './section-heading.tsx';

test('names its section at the level that the page needs', () => {
  render(
    <section aria-labelledby="events">
      <SectionHeading id="events" eyebrow="This season" level={3}>
        Upcoming Events
      </SectionHeading>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Upcoming Events' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Upcoming Events$/);
  expect(screen.getByText('This season')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PreviewContext } from '../site/site-context.ts';
import { PreviewBanner } from './preview-banner.tsx';

it('says which release is previewed, until when, and leads out of it to the same page', () => {
  const preview = { release: 'events@1.5.0', until: '2026-11-22T18:30:00.000Z' };
  render(
    <MemoryRouter initialEntries={['/event-details?id=retreat']}>
      <PreviewContext value={preview}>
        <PreviewBanner />
      </PreviewContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview of events@1.5.0, until 2026-11-22 18:30 UTC',
  );
  const out = screen.getByRole('link', { name: 'Leave the preview' });
  expect(out).toHaveAttribute('href', '/event-details?id=retreat&preview=off');
});

it('says of drafts that visitors do not see them', () => {
  render(
    <PreviewContext value={{ drafts: true, until: '2026-11-22T18:30:00.000Z' }}>
      <PreviewBanner />
    </PreviewContext>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('drafts that visitors do not see');
});

it('is not there for everybody else', () => {
  const { container } = render(<PreviewBanner />, { wrapper: MemoryRouter });
  expect(container).toBeEmptyDOMElement();
});

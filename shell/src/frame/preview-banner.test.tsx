import { render, screen } from '@testing-library/react';
import { PreviewContext } from '../document/preview-context.ts';
import { PreviewBanner } from './preview-banner.tsx';

it('says which release is previewed, until when, and leads out of it', () => {
  const preview = { release: 'events@1.5.0', until: '2026-11-22T18:30:00.000Z' };
  render(
    <PreviewContext value={preview}>
      <PreviewBanner />
    </PreviewContext>,
  );
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview of events@1.5.0, until 2026-11-22 18:30 UTC',
  );
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '?preview=off');
});

it('is not there for everybody else', () => {
  const { container } = render(<PreviewBanner />);
  expect(container).toBeEmptyDOMElement();
});

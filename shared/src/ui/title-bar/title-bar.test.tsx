import { render, screen } from '@testing-library/react';
import { TitleBar } from './title-bar.tsx';

test("holds the page's h1 below its breadcrumb", () => {
  render(<TitleBar heading="Sermons">Home / Connect</TitleBar>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Sermons' });
  expect(screen.getByText('Home / Connect')).toContainElement(heading);
});

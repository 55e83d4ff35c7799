import { markScrolled } from './mark-scrolled.ts';

function scrollTo(position: number): void {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
}

test('the bar is dark once the page is scrolled, and light again at its top', () => {
  markScrolled();
  const { documentElement: page } = document;
  expect(page).not.toHaveAttribute('data-scrolled');
  scrollTo(200);
  expect(page).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(page).not.toHaveAttribute('data-scrolled');
});

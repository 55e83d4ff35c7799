import { screen } from '@testing-library/react';
import { renderAt } from 'section-kit/testing';
import type { Category } from '../../event/category.ts';
import { FilterBar } from './filter-bar.tsx';
import { useStartOnChange } from './use-start-on-change.ts';

it('names itself, and its choices are links that work without JavaScript', () => {
  renderAt('/events', <FilterBar chosen="Men" />);
  expect(screen.getByRole('navigation', { name: 'Filter events' })).toBeVisible();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/events',
    '/events?type=men',
    '/events?type=women',
    '/events?type=children',
    '/events?type=youths',
    '/events?type=others',
  ]);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Men');
});

it('brings the choice into view where the choices scroll sideways', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  renderAt('/events', <FilterBar chosen="Others" />);
  expect(screen.getByRole('list').scrollLeft).toBe(240);
  jest.restoreAllMocks();
});

describe('the list below', () => {
  function List({ chosen }: { readonly chosen: Category }) {
    return <div ref={useStartOnChange(chosen)}>{chosen}</div>;
  }

  function choose(first: Category, then: Category, top: number) {
    const scrollIntoView = jest.fn();
    const { rerender } = renderAt('/events', <List chosen={first} />);
    Object.assign(screen.getByText(first), { scrollIntoView, getBoundingClientRect: () => ({ top }) });
    rerender(<List chosen={then} />);
    return scrollIntoView;
  }

  it('starts from its top after another choice, for who had scrolled into it', () => {
    expect(choose('All', 'Men', -500)).toHaveBeenCalledTimes(1);
  });

  it('stays where it is while its start is in view, and without another choice', () => {
    expect(choose('All', 'Men', 300)).not.toHaveBeenCalled();
    expect(choose('Women', 'Women', -500)).not.toHaveBeenCalled();
  });
});

import { routesAt } from './page-routes.tsx';

const pages = () => ['/', '/events', '/connect/:ministry', '/connect/poiema'].map((path) => ({ path }));
const pathsAt = (pathname: string) => routesAt(pages, pathname)().map(({ path }) => path);

test("a document needs its own page's route alone", () => {
  expect(pathsAt('/')).toEqual(['/']);
  expect(pathsAt('/connect/poiema')).toEqual(['/connect/poiema']);
  expect(pathsAt('/connect/daniels-men')).toEqual(['/connect/:ministry']);
});

test('which page a freely spelled address is of, only the router knows', () => {
  for (const pathname of ['/Events', '/events/', '/connect/daniels-men/', '/none'])
    expect(pathsAt(pathname)).toHaveLength(4);
});

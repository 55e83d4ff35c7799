import { withRelativeUploads } from '../../src/rich-text/with-relative-uploads';

const image = (url: string) => ({ type: 'image', image: { url, width: 10 }, children: [] });

describe('pictures inside a text', () => {
  it.each(['http://localhost:1337/uploads/a.webp', 'https://cms.example.org/uploads/a.webp', '/uploads/a.webp'])(
    'are kept by their path: %s',
    (url) => {
      expect(withRelativeUploads([image(url)])).toEqual([image('/uploads/a.webp')]);
    },
  );

  it('from another place stay as they are, and so does everything else', () => {
    const blocks = [image('https://example.org/a.webp'), { type: 'paragraph', children: [] }, null];
    expect(withRelativeUploads(blocks)).toEqual(blocks);
    expect(withRelativeUploads(undefined)).toBeUndefined();
  });

  it.each([
    undefined,
    'http://localhost:1337/uploads/a.webp',
    [image('http://localhost:1337/uploads/a.webp')],
    { type: 'paragraph', image: { url: 'http://localhost:1337/uploads/a.webp' } },
    { type: 'image', image: { url: ['http://localhost:1337/uploads/a.webp'] } },
    { type: 'image', image: null },
    image('seen at http://localhost:1337/uploads/a.webp'),
    image('http://localhost:1337/uploads/a.webp\n(a lake)'),
    image('http://localhost:1337/uploads/'),
  ])('are not seen in what is no picture of this CMS: %j', (block) => {
    expect(withRelativeUploads([block])).toEqual([block]);
  });
});

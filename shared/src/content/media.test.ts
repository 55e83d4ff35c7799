import * as v from 'valibot';
import { cardPicture, detailPicture, Picture } from './media.ts';

const file = (url: string) => ({ url, width: 10, height: 5 });
const original = { ...file('/original.png'), alternativeText: 'A lake' };

function parse(formats: unknown) {
  const picture = v.parse(Picture, { data: { attributes: { ...original, formats } } });
  if (!picture) throw new Error('no picture');
  return picture;
}

describe('pictures', () => {
  it('prefers the small file for cards, then the thumbnail, then the original', () => {
    const formats = { thumbnail: file('/thumbnail.png'), small: file('/small.png'), medium: file('/medium.png') };
    expect(cardPicture(parse(formats)).url).toBe('/small.png');
    expect(cardPicture(parse({ thumbnail: formats.thumbnail })).url).toBe('/thumbnail.png');
    expect(cardPicture(parse(null)).url).toBe('/original.png');
  });

  it('prefers the medium file for details, then the original', () => {
    expect(detailPicture(parse({ medium: file('/medium.png'), small: file('/small.png') })).url).toBe('/medium.png');
    expect(detailPicture(parse({ small: file('/small.png') })).url).toBe('/original.png');
  });

  it('is null without a picture, however the wire says so', () => {
    for (const none of [null, undefined, {}, { data: null }]) expect(v.parse(Picture, none)).toBeNull();
  });
});

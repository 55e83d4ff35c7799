import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/ministry-poiema.svg';

const PICTURE = {
  src: picture,
  alt: 'Women laughing over tea while they stitch one quilt together',
  width: 1200,
  height: 800,
};

export const { loader, head, Component } = textPage({
  name: 'poiema',
  title: 'POIEMA',
  sections: { intro: withPicture(PICTURE, { side: 'end' }) },
});

import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/ministry-sodip.svg';

const PICTURE = { src: picture, alt: 'Two people reading one open book under a tree', width: 1200, height: 800 };

export const { loader, head, Component } = textPage({
  name: 'sodip',
  title: 'SODIP',
  sections: { intro: withPicture(PICTURE) },
});

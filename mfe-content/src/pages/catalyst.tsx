import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/ministry-catalyst.svg';

const PICTURE = { src: picture, alt: 'Young people around a fire with a guitar', width: 1200, height: 800 };

export const { loader, head, Component } = textPage({
  name: 'catalyst',
  title: 'Catalyst',
  sections: { intro: withPicture(PICTURE, { ground: 'night' }) },
});

import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/community-outreaches.svg';

const PICTURE = {
  src: picture,
  alt: 'Volunteers packing grocery bags on a street of rowhouses',
  width: 1200,
  height: 800,
};

export const { loader, head, Component } = textPage({
  name: 'outreaches',
  title: 'Outreaches',
  sections: { intro: withPicture(PICTURE) },
});

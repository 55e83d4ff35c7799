import { StoreBadges } from '../features/store-badges/store-badges.tsx';
import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/mobile-app.svg';

const PICTURE = {
  src: picture,
  alt: 'A hand holding a phone that shows a sunrise over the bay',
  width: 900,
  height: 1100,
};

export const { loader, head, Component } = textPage({
  name: 'mobile-app',
  title: 'Our Mobile App',
  sections: { intro: withPicture(PICTURE, { side: 'end' }, <StoreBadges />) },
});

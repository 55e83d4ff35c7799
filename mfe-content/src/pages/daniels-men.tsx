import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/ministry-daniels-men.svg';

const PICTURE = {
  src: picture,
  alt: 'Men of three generations around a table with coffee and open Bibles',
  width: 1200,
  height: 800,
};

export const { loader, head, Component } = textPage({
  name: 'daniels-men',
  title: "Daniel's Men",
  sections: { intro: withPicture(PICTURE) },
});

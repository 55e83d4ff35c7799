import { AgeGroups } from '../features/age-groups/age-groups.tsx';
import { textPage } from '../page/text-page.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/ministry-kiddies.svg';

const PICTURE = { src: picture, alt: 'Children running up a hill with paper kites', width: 1200, height: 800 };

export const { loader, head, Component } = textPage({
  name: 'kiddies',
  title: 'Soteria Kiddies',
  sections: { intro: withPicture(PICTURE, { side: 'end' }) },
  lists: { 'age-groups': (list) => <AgeGroups list={list} /> },
});

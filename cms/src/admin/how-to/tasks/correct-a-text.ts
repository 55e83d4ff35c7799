import { rightTo } from '../../rights/right';
import settings from '../pictures/site-settings.webp';
import type { Task } from '../task';

export const CORRECT_A_TEXT: Task = {
  title: 'Correct a phone number, a link or a text',
  right: rightTo('update', 'site-setting'),
  steps: [
    {
      words:
        'Press **Content Manager**. What stands on every page is under **Site settings**; what one page says is in the list under “Page”, with an entry for each.',
    },
    {
      words: 'Change what is wrong, such as the **Phone**. Empty a field, and the site shows nothing in its place.',
      picture: { src: settings, text: 'The form of the site settings: phone, e-mail and address.' },
    },
    { words: 'Press **Save**. Where there is a button to publish, press that too: until then only editors see it.' },
  ],
};

import { rightTo } from '../../rights/right';
import form from '../pictures/sermon-form.webp';
import type { Task } from '../task';

export const PUT_A_SERMON_UP: Task = {
  title: 'Put a sermon up',
  right: rightTo('create', 'sermon'),
  steps: [
    { words: 'On the home page, press **New sermon recording**.' },
    {
      words: 'Write the **Title** and the **Preacher**, and choose the day under **Preached on**.',
      picture: { src: form, text: 'The form of a sermon: title, preacher and day.' },
    },
    {
      words:
        'Under **Recording**, press **Click to add an asset or drag and drop one in this area**. Choose the MP3 file there as you would choose a picture, and press **Finish**.',
    },
    {
      words:
        'Press **Save**: it is on the sermons page. The video on the home page has a form of its own, **Latest sermon**.',
    },
  ],
};

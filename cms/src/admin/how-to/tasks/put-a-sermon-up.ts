import { rightTo } from '../../rights/right';
import form from '../pictures/sermon-form.webp';
import type { Task } from '../task';

export const PUT_A_SERMON_UP: Task = {
  title: 'Put a sermon up',
  right: rightTo('create', 'sermon'),
  steps: [
    { words: 'On the home page, press **New sermon**.' },
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
        'If there is a video, copy its address on YouTube into **Link to the video**. If there is a .vtt file of what was said, copy its text into **Transcript**. A sermon may also have a video alone.',
    },
    {
      words:
        'Press **Save**: it is on the sermons page, in the podcast and, as the newest one, on the home page. If another one is to stay on the home page, choose it in **Latest sermon**.',
    },
  ],
};

import { rightTo } from '../../rights/right';
import form from '../pictures/event-form.webp';
import text from '../pictures/picture-text.webp';
import type { Task } from '../task';

export const ADD_AN_EVENT: Task = {
  title: 'Add an event with a picture',
  right: rightTo('create', 'event'),
  steps: [
    { words: 'On the home page, press **New event**.' },
    {
      words:
        'Write the **Title**. Under **Starts**, enter the day and the time, such as 6:30 PM. Under **Ends**, a time is enough. All times are Maryland’s.',
      picture: { src: form, text: 'The form of an event: its title, when it starts and when it ends.' },
    },
    { words: 'Choose the **Venue**, and say under **Description** what happens, for whom, and what to bring.' },
    {
      words:
        'For the picture, press **Click to add an asset or drag and drop one in this area**, then **Add more assets**. Drop a picture there, or choose one of your computer.',
    },
    {
      words:
        'Press the pencil on the picture, **Edit**. Write under **Alternative text** what the picture shows, for people who do not see it. Press **Finish**.',
      picture: { src: text, text: 'Where the alternative text of a picture is written.' },
    },
    { words: 'Press **Upload 1 asset to the library**, then **Finish**.' },
    {
      words:
        'Beside the form, **On the site** says what visitors will read, and **To mend** what is not right yet. Press **Publish**: within seconds the event is on the site. **Save** keeps a draft, which only editors see.',
    },
  ],
};

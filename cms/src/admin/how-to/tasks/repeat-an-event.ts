import { rightTo } from '../../rights/right';
import form from '../pictures/series-form.webp';
import type { Task } from '../task';

export const REPEAT_AN_EVENT: Task = {
  title: 'Repeat an event every week or month',
  right: rightTo('create', 'event-series'),
  steps: [
    { words: 'On the home page, press **New event series**. Do not copy an event many times.' },
    {
      words:
        'Write the **Title**. The weekday follows from the **First day**; **Repeats** says how often, **Starts** at which time, and **Until** which day is the last one.',
      picture: { src: form, text: 'The form of a series: first day, how often, time and last day.' },
    },
    { words: 'Press **Publish**. Each day becomes an event, which you find under **Event**.' },
    {
      words:
        'When it does not take place once, open the series again. Under **Days that are different**, press **No entry yet. Click to add one.** and enter the **Day** and **What visitors should know**. Then publish again.',
    },
  ],
};

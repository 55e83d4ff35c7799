import { rightTo } from '../../rights/right';
import field from '../pictures/publish-at.webp';
import type { Task } from '../task';

export const PUBLISH_AT_A_TIME: Task = {
  title: 'Publish an event later, by itself',
  right: rightTo('create', 'event'),
  steps: [
    { words: 'Open the event under **Content Manager**, **Event**, or begin a new one.' },
    {
      words: 'At the end of its form, under **Publish at**, enter the day and the time at which it is to appear.',
      picture: { src: field, text: 'The field “Publish at” with a day and a time.' },
    },
    { words: 'Press **Save**, not publish. It appears within a minute after that time. Until then it stays a draft.' },
  ],
};

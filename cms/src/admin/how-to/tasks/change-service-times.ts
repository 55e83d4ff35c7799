import { rightTo } from '../../rights/right';
import change from '../pictures/different-day.webp';
import type { Task } from '../task';

export const CHANGE_SERVICE_TIMES: Task = {
  title: 'Change service times, or call a service off',
  right: rightTo('update', 'service-time'),
  steps: [
    { words: 'On the home page, press **Change service times**.' },
    {
      words:
        'For a new time of every week, open the service under **Every week**, such as **Worship**, and change what it **Starts** at.',
    },
    {
      words:
        'For a snow day or a holiday, go to **Days that are different** and press **No entry yet. Click to add one.** Enter the **Day**, choose **What is different**, and say it in one sentence under **Why, and what now**.',
      picture: { src: change, text: 'A day that is different: which day, what is different, and why.' },
    },
    { words: 'Press **Save**. Within two seconds it is on the whole site.' },
  ],
};

import { rightTo } from '../../rights/right';
import care from '../pictures/care.webp';
import type { Task } from '../task';

export const LOOK_AFTER_A_REQUEST: Task = {
  title: 'Look after a prayer request',
  right: rightTo('read', 'prayer-request'),
  steps: [
    { words: 'On the home page, press **Read prayer requests**, and open one. It is confidential: do not copy it.' },
    {
      words:
        'Set the **State** to **In progress**, so that the others know, and write your name under **Who cares for it**. What you know besides goes under **Note**.',
      picture: { src: care, text: 'State, who cares for it, and a note.' },
    },
    { words: 'Press **Save**. When all is done, set the state to Done. What the visitor wrote is changed by nobody.' },
  ],
};

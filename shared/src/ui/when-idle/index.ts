export { nextTask } from './next-task.ts';
export { quietWork } from './quiet-work.ts';
export { whenIdle } from './when-idle.ts';

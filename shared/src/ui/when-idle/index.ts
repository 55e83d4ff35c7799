export { nextTask } from './next-task.ts';
export { quietWork } from './quiet-work.ts';
export { savesData } from './saves-data.ts';
export { whenIdle } from './when-idle.ts';

import { running } from './running';
import { removeData } from './start-cms';

export default async function globalTeardown(): Promise<void> {
  if (!running.cms) return;
  await running.cms.stop();
  await removeData(running.cms.dataDir);
}

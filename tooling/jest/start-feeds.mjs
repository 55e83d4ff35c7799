import { ensureFeedPrograms } from '../run/machine/ensure-feed-programs.mjs';

/** Jest's set-up, once a run. Tests find the Python by FEED_PYTHON. */
export default async function startForFeeds() {
  process.env.FEED_PYTHON = await ensureFeedPrograms();
}

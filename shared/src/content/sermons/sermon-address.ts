import { entryParameter, withParameter } from '../../contract/index.ts';
import type { Sermon } from './sermon-shape.ts';

/** Where a sermon has its page: `/sermons/light-from-the-east-7`. */
export function sermonAddress({ id, title }: Pick<Sermon, 'id' | 'title'>): string {
  return withParameter('/sermons/:sermon', entryParameter('{title}-{id}', { id, attributes: { title } }));
}

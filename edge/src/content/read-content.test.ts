import { isPrivate, isReadable, isUpload, isWritable } from './read-content.ts';

const ID = 'a-z_09';

it.each([
  ['/api/events', isReadable],
  [`/api/events/${ID}`, isReadable],
  ['/api/sermons', isReadable],
  [`/api/sermons/${ID}`, isReadable],
  ['/api/latest-sermon', isReadable],
  ['/api/service-time', isReadable],
  ['/api/site-setting', isReadable],
  ['/api/prayer-requests', isWritable],
  ['/api/members', isWritable],
  ['/api/prayer-requests', isPrivate],
  ['/api/members/1', isPrivate],
  ['/uploads/retreat_4f.1-2~.webp', isUpload],
  ['/uploads/2026/retreat.webp', isUpload],
])('%s is open', (path, isOpen) => {
  expect(isOpen(path)).toBe(true);
});

it.each([
  ['/v2/api/events', isReadable],
  ['/api/events/1/comments', isReadable],
  ['/api/events/', isReadable],
  [`/api/events/${'a'.repeat(65)}`, isReadable],
  ['/api/sermons/%2e', isReadable],
  [`/api/sermons/${'a'.repeat(65)}`, isReadable],
  ['/api/latest-sermons', isReadable],
  ['/v2/api/members', isWritable],
  ['/api/members/1', isWritable],
  ['/v2/api/members', isPrivate],
  ['/api/members-area', isPrivate],
  ['/x/uploads/retreat.webp', isUpload],
  ['/uploads/retreat.webp/', isUpload],
  ['/uploads/.env', isUpload],
  ['/uploads/a/../b', isUpload],
  ['/uploads/a%2fb', isUpload],
])('%s is not', (path, isOpen) => {
  expect(isOpen(path)).toBe(false);
});

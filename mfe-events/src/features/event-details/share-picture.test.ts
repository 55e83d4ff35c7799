import { createFakeHttp } from 'section-kit/testing';
import { fetchEvent } from 'shared/content';
import { eventItem } from '../../testing/event-item.ts';
import { sharePicture } from './share-picture.ts';

const ADDRESS = '8410 Harford Road';
const place = (name: string, address = ADDRESS) => ({ venue: { data: { attributes: { name, address } } } });

async function addressOf(attributes: object, churchAddress = ADDRESS): Promise<string> {
  const item = eventItem('retreat', { ...place('Hall'), ...attributes });
  const { response } = await fetchEvent(createFakeHttp({ '/api/events/retreat': { data: item } }), 'retreat');
  if (!response) throw new Error('The event was left out.');
  return sharePicture(response, churchAddress).src;
}

it.each([
  ['title', { title: 'Picnic' }],
  ['day', { startDate: '2027-03-15T22:30:00.000Z' }],
  ['end', { endDate: '2027-03-14T23:30:00.000Z' }],
  ['clock', { time: '19:30:00' }],
  ['status', { eventStatus: 'Cancelled' }],
  ['venue’s name', place('Fellowship Hall')],
  ['venue’s address', place('Hall', '1 York Road')],
])('another %s is another picture', async (_, change) => {
  expect(await addressOf(change)).not.toBe(await addressOf({}));
});

it('of an event without a venue, so is another address of the church', async () => {
  const [before, after] = [ADDRESS, '1 York Road'].map((address) => addressOf({ venue: { data: null } }, address));
  expect(await after).not.toBe(await before);
});

it('what is not drawn leaves the picture as it is', async () => {
  const words = [{ type: 'paragraph', children: [{ type: 'text', text: 'Bring boots.' }] }];
  expect(await addressOf({ desc: words, registerationLink: 'https://events.example' })).toBe(await addressOf({}));
});

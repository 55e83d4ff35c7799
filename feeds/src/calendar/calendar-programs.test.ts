import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedSite } from '../testing/feed-site.ts';
import { runProgram, runPython } from '../testing/run-program.ts';

const LONG = 'A\\very\nlong title '.repeat(12).trim();

it('libraries read each event as it was written, with its moment', async () => {
  const site = feedSite({
    a1: { title: '🎉 Choir, “Bach”; and ‎ערב שירה', startDate: '2027-03-14T06:59:00Z', time: null, endDate: null },
    b2: { startDate: '2027-11-07T07:00:00Z', time: null, endDate: null, eventStatus: 'Cancelled' },
    c3: { title: LONG, startDate: '2027-03-14', time: null, endDate: null },
    d4: { startDate: '2027-03-14T07:00:00Z', time: null, endDate: null, eventStatus: 'Postponed' },
  });
  const { body } = await site.get('/calendar.ics');
  const events = [
    { summary: '🎉 Choir, “Bach”; and ‎ערב שירה', start: '2027-03-14T06:59:00+00:00', status: 'CONFIRMED' },
    { summary: 'CANCELLED: Picnic', start: '2027-11-07T07:00:00+00:00', status: 'CANCELLED' },
    { summary: LONG, start: '2027-03-14', status: 'CONFIRMED' },
    { summary: 'POSTPONED: Picnic', start: '2027-03-14T07:00:00+00:00', status: 'TENTATIVE' },
  ].map((event, at) => ({ uid: `${['a1', 'b2', 'c3', 'd4'][at]}@church.example`, ...event }));
  expect(await runPython('read-calendar.py', [], body)).toEqual({ icalendar: events, vobject: events });
});

it('who has subscribed sees an event that is made, moved, cancelled, takes place after all, and is deleted', async () => {
  const site = feedSite({ z9: { title: 'Another' } });
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const subscriber = await openSubscriber(`${origin}/calendar.ics`);
  const seenAfter = async (entries: typeof site.entries) => {
    site.entries = { z9: { title: 'Another' }, ...entries };
    return (await subscriber.list()).filter((line) => !line.includes('Another'));
  };
  try {
    const edits = (second: number) => ({ updatedAt: `2027-01-02T03:04:0${second}Z` });
    const moved = { startDate: '2027-03-15T23:00:00Z', time: null, endDate: null };
    expect(await seenAfter({ a1: edits(1) })).toEqual(['2027-03-14 18:30 Picnic']);
    expect(await seenAfter({ a1: { ...edits(2), ...moved } })).toEqual(['2027-03-15 19:00 Picnic']);
    expect(await seenAfter({ a1: { ...edits(3), ...moved, eventStatus: 'Cancelled' } })).toEqual([
      '2027-03-15 19:00 CANCELLED: Picnic',
    ]);
    expect(await seenAfter({ a1: { ...edits(4), ...moved } })).toEqual(['2027-03-15 19:00 Picnic']);
    expect(await seenAfter({})).toEqual([]);
  } finally {
    await subscriber.close();
    await site.app.close();
  }
});

/** vdirsyncer fetches the feed into a folder, which khal shows. */
async function openSubscriber(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'soteria-calendar-'));
  const place = (name: string) => join(folder, name);
  // Else vdirsyncer asks whether it may make it.
  await mkdir(place('events'));
  await writeFile(
    place('vdirsyncer'),
    `[general]\nstatus_path = "${place('status')}"\n` +
      '[pair church]\na = "feed"\nb = "folder"\ncollections = null\nconflict_resolution = "a wins"\n' +
      `[storage feed]\ntype = "http"\nurl = "${url}"\n` +
      `[storage folder]\ntype = "filesystem"\npath = "${place('events')}"\nfileext = ".ics"\n`,
  );
  await writeFile(
    place('khal'),
    `[calendars]\n[[church]]\npath = ${place('events')}\n[sqlite]\npath = ${place('khal.db')}\n` +
      '[locale]\nlocal_timezone = America/New_York\ndefault_timezone = America/New_York\n' +
      'timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\n' +
      'datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n',
  );
  const run = (program: string, args: readonly string[]) =>
    runProgram(program, ['-c', place(program), ...args], { env: { HOME: folder } });
  await run('vdirsyncer', ['discover', 'church']);
  return {
    async list(): Promise<string[]> {
      await run('vdirsyncer', ['sync', '--force-delete']);
      const format = ['--format', '{start} {title}', '--day-format', ''];
      const listed = await run('khal', ['list', ...format, '2027-03-01', '30d']);
      return listed.split('\n').filter(Boolean);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

import { drawingProcess } from './drawing-process.ts';
import type { PictureFacts } from './picture-facts.ts';
import { OWN_PROGRAM } from './testing/own-program.ts';
import { drawWithoutFonts } from './testing/without-fonts.ts';

const FACTS: PictureFacts = {
  label: '',
  isOff: false,
  title: 'Community Breakfast',
  date: 'Sunday, March 14, 2027',
  time: '6:30 PM - 9:00 PM',
  place: 'Soteria Church Hall, 1 York Road, Towson, MD 21204',
};
const draw = drawingProcess(OWN_PROGRAM);

/** PNG's first chunk has the size. */
const sizeOf = (picture: Buffer) => [picture.readUInt32BE(16), picture.readUInt32BE(20)];

test.each([
  ['emoji', { title: '🎉 Family Fun Day 👨‍👩‍👧‍👦 with ❤️ and 👍🏽' }],
  ['Hebrew and English', { title: 'שָׁלוֹם Shalom: ערב שירה 2027, with the Choir!' }],
  ['a long title', { title: 'Neighbours, Friends and Families '.repeat(8) }],
  ['one endless word', { title: 'Hallelujah'.repeat(40) }],
  ['letters that no font of ours has, cancelled', { title: '教会 𓀀', label: 'CANCELLED', isOff: true }],
])('%s is drawn with the same bytes in a root without fonts', async (_, own) => {
  const facts = { ...FACTS, ...own };
  const [here, withoutFonts] = await Promise.all([draw(facts), drawWithoutFonts(facts)]);
  expect(sizeOf(here)).toEqual([1200, 630]);
  expect(here.equals(withoutFonts)).toBe(true);
});

test('what is written makes the picture', async () => {
  const written = [{}, { title: 'Community Dinner' }, { label: 'CANCELLED', isOff: true }];
  const pictures = await Promise.all(written.map((own) => draw({ ...FACTS, ...own })));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});

test('a process that may not lower its priority, as in a unit of systemd, draws all the same', async () => {
  const forbidden = `
    import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.setPriority = () => { throw new Error('EPERM'); };
    syncBuiltinESMExports();`;
  const nodeArgs = [...OWN_PROGRAM.nodeArgs, '--import', `data:text/javascript,${encodeURIComponent(forbidden)}`];
  expect(sizeOf(await drawingProcess({ ...OWN_PROGRAM, nodeArgs })(FACTS))).toEqual([1200, 630]);
});

test('a program that fails says why', async () => {
  const broken = drawingProcess({ ...OWN_PROGRAM, file: `${OWN_PROGRAM.file}.missing` });
  await expect(broken(FACTS)).rejects.toThrow('program.ts.missing');
});

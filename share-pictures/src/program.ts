import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { drawSharePicture } from './drawing/draw-share-picture.ts';
import { PictureFacts } from './picture-facts.ts';

const LOW_PRIORITY = 10;

letDocumentsGoFirst();
const facts = v.parse(PictureFacts, await json(process.stdin));
process.stdout.write(await drawSharePicture(facts));

function letDocumentsGoFirst(): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // A unit of systemd may forbid it, and ours do. Then it draws as fast as the others work.
  }
}

import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { drawSharePicture } from './drawing/draw-share-picture.ts';
import { PictureFacts } from './picture-facts.ts';

/** Documents come first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
const facts = v.parse(PictureFacts, await json(process.stdin));
process.stdout.write(await drawSharePicture(facts));

import { expect, type Locator, type Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../site.ts';
import { atRest } from '../page/at-rest.ts';

const FOLDER = join(ROOT, 'cms', 'src', 'admin', 'how-to', 'pictures');
const WORDS = join(FOLDER, 'words.json');
/** Else they are compared with what the panel looks like. */
const DRAWS = process.env.GUIDE_PICTURES === 'draw';
const MARGIN = 12;
/** A phone's width, so that a picture is legible on one. */
const WIDTH = 366;
/** As high as the longest form. */
const HIGH = { width: 1366, height: 2_400 };
/** How far above a field the place is that it has in its form. */
const CLOSE = 4;

/**
 * A picture of the guide: some parts of the panel, one below the other. The names on it are those that
 * were on it when it was drawn; with `GUIDE_PICTURES=draw` it is drawn anew.
 */
export async function guidePicture(page: Page, name: string, parts: readonly Locator[]): Promise<void> {
  const named = await Promise.all(parts.map((part) => part.locator('label, button, h2, h3').allInnerTexts()));
  const words = named.flat().flatMap((text) => text.trim() || []);
  const known: Record<string, string[]> = JSON.parse(await readFile(WORDS, 'utf8'));
  if (DRAWS) {
    await writeFile(WORDS, `${JSON.stringify({ ...known, [name]: words }, null, 2)}\n`);
    await writeFile(join(FOLDER, `${name}.webp`), await draw(page, parts));
  } else expect(words, `the names on the picture ${name}; GUIDE_PICTURES=draw draws it anew`).toEqual(known[name]);
}

async function draw(page: Page, parts: readonly Locator[]): Promise<Buffer> {
  const before = page.viewportSize() ?? HIGH;
  await page.setViewportSize(HIGH);
  await page.addStyleTag({ content: `[data-drawn] { grid-column: 1 / -1 !important; width: ${WIDTH}px !important }` });
  for (const part of parts) await part.evaluate(below, CLOSE);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await atRest(page);
  const clip = clipOf(await Promise.all(parts.map(boxOf)));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, clip });
  await page
    .locator('[data-drawn]')
    .evaluateAll((places) => places.forEach((place) => place.removeAttribute('data-drawn')));
  await page.setViewportSize(before);
  return Buffer.from(data, 'base64');
}

/** Puts a field below the one before it, as on a phone. Runs in the page. */
function below(field: Element, close: number): void {
  if (!field.querySelector('label')) return;
  let place = field;
  for (let step = 0; step < close; step += 1) {
    const { parentElement } = place;
    if (!parentElement) return;
    if (getComputedStyle(parentElement).display === 'grid') return place.setAttribute('data-drawn', '');
    place = parentElement;
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function clipOf(boxes: readonly Box[]) {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const [x, y] = [left - MARGIN, top - MARGIN];
  return { x, y, width: right + MARGIN - x, height: bottom + MARGIN - y, scale: 2 };
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('What is to be drawn is not on the screen.');
  return box;
}

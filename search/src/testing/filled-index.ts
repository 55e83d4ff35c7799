import { followContent } from '../follow-content.ts';
import { createSearchIndex } from '../search-index.ts';
import { contentSite, seededContent, siteRoutes } from './content-site.ts';
import { generatedContent, type GeneratedSizes } from './generated-content.ts';

/** A content API that has the seeded content among that of many years. */
export function siteOfManyYears(sizes: GeneratedSizes) {
  const [seeded, others] = [seededContent(), generatedContent(sizes)];
  return contentSite({
    events: [...others.events, ...seeded.events],
    sermons: [...others.sermons, ...seeded.sermons],
  });
}

/** An index of all that a content API has, and the way to follow its edits. */
export async function filledIndex({ answer }: Pick<ReturnType<typeof contentSite>, 'answer'>) {
  const read = async (address: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await answer(address)).body));
  const index = createSearchIndex();
  const content = followContent(index, { read, routes: async () => siteRoutes() });
  await content.readAll();
  await content.readTranscripts();
  return { index, content };
}

import { fetchPageTexts, type ListPart, type PageTexts, type SectionPart } from 'shared/content';
import { type LoaderArgs, type PageHead, type SectionProps, Slot } from 'section-kit/shell-api';
import { AboutBlock } from '../features/about-block/about-block.tsx';
import { Carousel } from '../features/carousel/carousel.tsx';
import { SLIDES } from '../features/carousel/slides.ts';
import { type ChurchFacts, churchJsonLd } from '../features/church-json-ld/church-json-ld.ts';
import { fetchChurchFacts } from '../features/church-json-ld/fetch-church-facts.ts';
import { ClosingBand } from '../features/closing-band/closing-band.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { NextService } from '../features/next-service/next-service.tsx';
import { PageParts } from '../page/page-parts.tsx';

/** Without one of these the page has no place for what is alive in it. */
const REQUIRED = ['welcome', 'about'];

interface HomeData {
  readonly texts: PageTexts;
  /** For search engines: contact data and opening hours. The page itself has them from the shell. */
  readonly facts: ChurchFacts;
}

export async function loader({ http, signal }: LoaderArgs): Promise<HomeData> {
  const [texts, facts] = await Promise.all([
    fetchPageTexts(http, 'home', { signal, required: REQUIRED }),
    fetchChurchFacts(http, signal),
  ]);
  return { texts, facts };
}

export function head({ data: { texts, facts }, url }: SectionProps<HomeData> & { readonly url: URL }): PageHead {
  const { description } = texts;
  return {
    title: 'Soteria Church, Baltimore County, Maryland',
    description,
    jsonLd: [churchJsonLd(facts, { url: url.origin, description })],
  };
}

export function Component({ data: { texts } }: SectionProps<HomeData>) {
  return <PageParts parts={texts.parts} sections={SECTIONS} lists={LISTS} />;
}

const SECTIONS = {
  welcome: (part: SectionPart) => (
    <Hero
      welcome={part}
      carousel={<Carousel label="Life at Soteria" slides={SLIDES} />}
      nextService={<NextService />}
      nextEvent={<Slot name="home.next-event" />}
    />
  ),
  about: (part: SectionPart) => (
    <>
      <AboutBlock about={part} latestSermon={<Slot name="home.latest-sermon" />} />
      <Slot name="home.upcoming-events" />
    </>
  ),
};

const LISTS = { 'next-steps': (list: ListPart) => <ClosingBand list={list} /> };

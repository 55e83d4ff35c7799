import { fetchSiteSettings, NO_SETTINGS } from 'shared/content';
import { type LoaderArgs, type PageHead, Slot } from 'shared/shell-api';
import { AboutBlock } from '../features/about-block/about-block.tsx';
import { Carousel } from '../features/carousel/carousel.tsx';
import { SLIDES } from '../features/carousel/slides.ts';
import { type ChurchContact, churchJsonLd } from '../features/church-json-ld/church-json-ld.ts';
import { ClosingBand } from '../features/closing-band/closing-band.tsx';
import { Hero } from '../features/hero/hero.tsx';

const DESCRIPTION =
  'Soteria is a church family in Baltimore County, Maryland. Worship with us, watch the latest sermon, see what is coming up, and plan your first visit.';

/** Contact data for search engines; the page itself shows it in the footer. */
export async function loader({ http, signal }: LoaderArgs): Promise<ChurchContact> {
  const settings = (await fetchSiteSettings(http, signal)) ?? NO_SETTINGS;
  const { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl } = settings;
  return { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl };
}

export function head({ data, url }: { readonly data: ChurchContact; readonly url: URL }): PageHead {
  return {
    title: 'Soteria Church, Baltimore County, Maryland',
    description: DESCRIPTION,
    jsonLd: [churchJsonLd(data, { url: url.origin, description: DESCRIPTION })],
  };
}

export function Component() {
  return (
    <>
      <Hero
        carousel={<Carousel label="Life at Soteria" slides={SLIDES} />}
        nextEvent={<Slot name="home.next-event" />}
      />
      <AboutBlock latestSermon={<Slot name="home.latest-sermon" />} />
      <Slot name="home.upcoming-events" />
      <ClosingBand />
    </>
  );
}

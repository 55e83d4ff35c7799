import { fetchServiceTimes, fetchSiteSettings, NO_SETTINGS } from 'shared/content';
import { type LoaderArgs, type PageHead, Slot } from 'shared/shell-api';
import { AboutBlock } from '../features/about-block/about-block.tsx';
import { Carousel } from '../features/carousel/carousel.tsx';
import { SLIDES } from '../features/carousel/slides.ts';
import { type ChurchFacts, churchJsonLd } from '../features/church-json-ld/church-json-ld.ts';
import { openingHoursOf } from '../features/church-json-ld/opening-hours.ts';
import { ClosingBand } from '../features/closing-band/closing-band.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { NextService } from '../features/next-service/next-service.tsx';

const DESCRIPTION =
  'Soteria is a church family in Baltimore County, Maryland. Worship with us, watch the latest sermon, see what is coming up, and plan your first visit.';

/** For search engines: contact data and opening hours. The page itself has them from the shell. */
export async function loader({ http, signal }: LoaderArgs): Promise<ChurchFacts> {
  const [settings, times] = await Promise.all([fetchSiteSettings(http, signal), fetchServiceTimes(http, signal)]);
  const { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl } = settings ?? NO_SETTINGS;
  const contact = { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl };
  return { ...contact, openingHours: times ? openingHoursOf(times) : {} };
}

export function head({ data, url }: { readonly data: ChurchFacts; readonly url: URL }): PageHead {
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
        nextService={<NextService />}
        nextEvent={<Slot name="home.next-event" />}
      />
      <AboutBlock latestSermon={<Slot name="home.latest-sermon" />} />
      <Slot name="home.upcoming-events" />
      <ClosingBand />
    </>
  );
}

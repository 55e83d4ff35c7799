import { fetchPageTexts, type PageTexts } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { DirectorateCards } from '../features/directorates/directorate-cards.tsx';
import { type DirectorateName, directoratesIn } from '../features/directorates/directorates.ts';
import { Leaders } from '../features/leaders/leaders.tsx';
import { Values } from '../features/values/values.tsx';
import { Vision } from '../features/vision/vision.tsx';
import { anyPart } from '../page/any-part.tsx';
import { PageParts } from '../page/page-parts.tsx';
import { withPicture } from '../page/with-picture.tsx';
import picture from '../pictures/about-intro.svg';

const PICTURE = {
  src: picture,
  alt: 'A congregation of every age in front of its church on a bright morning',
  width: 1200,
  height: 900,
};

interface AboutTexts extends PageTexts {
  readonly directorates: readonly DirectorateName[];
}

export async function loader({ http, signal }: LoaderArgs): Promise<AboutTexts> {
  const [texts, directorates] = await Promise.all([
    fetchPageTexts(http, 'about-us', { signal }),
    fetchPageTexts(http, 'directorates', { signal }),
  ]);
  return { ...texts, directorates: directoratesIn(directorates).map(({ slug, title }) => ({ slug, title })) };
}

export function head({ data: { description } }: SectionProps<AboutTexts>): PageHead {
  return { title: 'About Us', description };
}

export function Component({ data: { parts, directorates } }: SectionProps<AboutTexts>) {
  return (
    <PageParts
      parts={parts}
      others={anyPart}
      sections={{
        intro: withPicture(PICTURE),
        vision: (part) => <Vision part={part} />,
        directorates: (part) => <DirectorateCards part={part} directorates={directorates} />,
      }}
      lists={{
        values: (list) => <Values list={list} />,
        leadership: (list) => <Leaders list={list} />,
      }}
    />
  );
}

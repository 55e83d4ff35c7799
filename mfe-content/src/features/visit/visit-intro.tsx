import { type SectionPart, weeklyText } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import { useServices, useSettings } from 'section-kit/shell-api';
import { buttonClass } from 'shared/ui/button';
import { NewTabLink } from 'shared/ui/link';
import { Split } from '../../parts/split/split.tsx';
import picture from '../../pictures/plan-your-visit.svg';

const PICTURE = {
  src: picture,
  alt: 'A family walking up to the church from the parking lot',
  width: 1200,
  height: 900,
};

/** What staff wrote, with the first service's time above it and the way there below. */
export function VisitIntro({ part: { eyebrow, title, text } }: { readonly part: SectionPart }) {
  const { address, mapsUrl } = useSettings();
  const [first] = useServices().weekly;
  return (
    <Split eyebrow={first ? weeklyText(first) : eyebrow} title={title} picture={PICTURE} eager>
      <RichBlocks blocks={text} />
      {address && (
        <p>
          <strong>{address}</strong>
        </p>
      )}
      {mapsUrl && (
        <NewTabLink className={buttonClass()} href={mapsUrl}>
          Get Directions
        </NewTabLink>
      )}
    </Split>
  );
}

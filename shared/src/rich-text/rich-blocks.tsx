import { type Block, pictureSources, plainText } from 'shared/content';
import { LazyImage } from 'shared/ui/lazy-image';
import { headingLevels } from './heading-levels.ts';
import { InlineText } from './inline-text.tsx';
import { isBlank } from './is-blank.ts';
import { RichList } from './rich-list.tsx';

interface RichBlocksProps {
  readonly blocks: readonly Block[];
  /** Class names by what they are for; without them the page's own stylesheet decides. */
  readonly looks?: Looks;
}

type Looks = Readonly<Record<string, string | undefined>>;

/**
 * Blocks of the content API (specification, section 3), already parsed: only known ones, only links that may be one.
 * Not @strapi/blocks-react-renderer 1.0.2: inner lists belong into their item and headings into the page's order, which
 * only a look at several blocks together can tell; it draws each by itself.
 */
export function RichBlocks({ blocks, looks = {} }: RichBlocksProps) {
  const levels = headingLevels(blocks);
  return blocks.map((block, index) => <RichBlock key={index} block={block} level={levels.get(block)} looks={looks} />);
}

interface RichBlockProps {
  readonly block: Block;
  /** Of a heading. */
  readonly level: number | undefined;
  readonly looks: Looks;
}

function RichBlock({ block, level, looks }: RichBlockProps) {
  switch (block.type) {
    case 'heading':
      return <RichHeading block={block} level={level} looks={looks} />;
    case 'list':
      return <RichList list={block} />;
    case 'image':
      return <RichImage image={block.image} className={looks.image} />;
    case 'code':
      return (
        <pre className={looks.code}>
          <code>{plainText(block.children)}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote className={looks.quote}>
          <InlineText nodes={block.children} />
        </blockquote>
      );
    case 'paragraph':
      // Staff make room with empty paragraphs; the room is the stylesheet's.
      return isBlank(block.children) ? null : (
        <p>
          <InlineText nodes={block.children} />
        </p>
      );
  }
}

type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>;

/** Looks as staff chose, counts as the page needs. */
function RichHeading({ block, level, looks }: RichBlockProps & { readonly block: BlockOf<'heading'> }) {
  if (isBlank(block.children)) return null;
  const Heading = `h${level ?? 3}` as 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <Heading className={looks[`heading${block.level}`]}>
      <InlineText nodes={block.children} />
    </Heading>
  );
}

/** Where the content API does not know a picture's size, this is what it takes up until it is there. */
const SHAPE = { width: 1200, height: 675 };

/** As wide as the text. */
const SIZES = '(min-width: 700px) 630px, 92vw';

interface RichImageProps {
  readonly image: BlockOf<'image'>['image'];
  readonly className: string | undefined;
}

function RichImage({ image, className }: RichImageProps) {
  const { url, alternativeText, width, height } = image;
  const size = width && height ? { width, height } : SHAPE;
  return (
    <LazyImage
      className={className}
      src={url}
      sources={pictureSources(image)}
      sizes={SIZES}
      alt={alternativeText ?? ''}
      {...size}
    />
  );
}

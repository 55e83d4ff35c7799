import { type Block, pictureSources, plainText } from 'shared/content';
import { LazyImage } from 'shared/ui/lazy-image';
import { headingLevels } from './heading-levels.ts';
import { InlineText } from './inline-text.tsx';
import { isBlank } from './is-blank.ts';
import { RichList } from './rich-list.tsx';
import styles from './rich-text.module.css';

/**
 * Blocks of the content API (specification, section 3), already parsed: only known ones, only links that may be one.
 * Not @strapi/blocks-react-renderer 1.0.2: inner lists belong into their item and headings into the page's order, which
 * only a look at several blocks together can tell; it draws each by itself.
 */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  const levels = headingLevels(blocks);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <RichBlock key={index} block={block} level={levels.get(block)} />
      ))}
    </div>
  );
}

function RichBlock({ block, level }: { readonly block: Block; readonly level: number | undefined }) {
  switch (block.type) {
    case 'heading':
      return <RichHeading block={block} level={level} />;
    case 'list':
      return <RichList list={block} />;
    case 'image':
      return <RichImage image={block.image} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{plainText(block.children)}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
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
function RichHeading({ block, level }: { readonly block: BlockOf<'heading'>; readonly level: number | undefined }) {
  if (isBlank(block.children)) return null;
  const Heading = `h${level ?? 3}` as 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <Heading className={styles[`heading${block.level}`]}>
      <InlineText nodes={block.children} />
    </Heading>
  );
}

/** Where the content API does not know a picture's size, this is what it takes up until it is there. */
const SHAPE = { width: 1200, height: 675 };

/** As wide as the text. */
const SIZES = '(min-width: 700px) 630px, 92vw';

function RichImage({ image }: { readonly image: BlockOf<'image'>['image'] }) {
  const { url, alternativeText, width, height } = image;
  const size = width && height ? { width, height } : SHAPE;
  return (
    <LazyImage
      className={styles.image}
      src={url}
      sources={pictureSources(image)}
      sizes={SIZES}
      alt={alternativeText ?? ''}
      {...size}
    />
  );
}

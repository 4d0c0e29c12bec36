import { addressIn, type Language, LANGUAGES, type Locale, PAGES, widestImage } from '@seduh/contract/constants';
import { productName } from '@seduh/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstPageData } from '../hydration/firstPage';
import type { Place } from '../routes/table';
import { canonicalOf } from './canonical';
import { linkedData, SHARE_PICTURE } from './linkedData';
import { describe, productOf } from './description';
import type { HeadWords } from './words';

/** What a page tells search engines and whoever shows a link to it. */
export interface PageHead {
  /** Elements for the head, after the title. */
  head: string;
  /** Elements for the end of the body. */
  foot: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

interface TitledPage {
  /** The route's. */
  pattern: string;
  place: Place;
  data: FirstPageData;
  /** The words between the tags of `<title>`, escaped as they stand there. */
  title: string;
  /** What absolute addresses begin with, e.g. `https://seduh.example`; null where nobody said. */
  base: string | null;
  language: Language;
  /** In that language. */
  words: HeadWords;
}

/** Everything but the title: that comes from the page's own screen. */
export function pageHead({ pattern, place, data, title, base, language, words }: TitledPage): PageHead {
  const description = describe(pattern, place, data, { words, locale: language.tag });
  const canonical = canonicalOf(pattern, place, data);
  if (canonical === null) {
    return { head: renderToStaticMarkup(<meta name="description" content={description} />), foot: '', isListed: false };
  }
  const file = (path: string) => (base === null ? undefined : base + path);
  const page = (path: string) => file(addressIn(language, path));
  const url = page(canonical);
  const isProduct = pattern === PAGES.product.path;
  const tags = renderToStaticMarkup(
    <>
      {/* one element for both readers: a description is the longest text here */}
      <meta name="description" content={description} property="og:description" />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:locale" content={words.ogLocale} />
      {url && (
        <>
          <link rel="canonical" href={url} />
          <Alternates canonical={canonical} base={base ?? ''} />
          <meta property="og:url" content={url} />
          <SharePicture product={productOf(place, data)} base={base ?? ''} alt={words.picture} locale={language.tag} />
        </>
      )}
    </>,
  );
  return {
    head: `${tags}<meta property="og:title" content="${title}"/>`,
    foot: linkedData(pattern, canonical, place, data, { page, file, locale: language.tag }),
    isListed: true,
  };
}

/** The page in every language, this one too; who speaks none of them gets the first. */
function Alternates({ canonical, base }: { canonical: string; base: string }) {
  const tags = [...LANGUAGES, { ...LANGUAGES[0], tag: 'x-default' }];
  return tags.map(({ tag, prefix }) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={base + addressIn({ prefix }, canonical)} />
  ));
}

interface SharePictureProps {
  product: ReturnType<typeof productOf>;
  base: string;
  /** What the shop's own picture shows. */
  alt: string;
  locale: Locale;
}

/** A product's own picture, whose height only its file knows, or the one made for the shop. */
function SharePicture({ product, base, alt, locale }: SharePictureProps) {
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      {product?.image ? (
        <>
          <meta property="og:image" content={base + widestImage(product.image)} />
          <meta property="og:image:alt" content={productName(product, locale)} />
        </>
      ) : (
        <>
          <meta property="og:image" content={base + SHARE_PICTURE} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={alt} />
        </>
      )}
    </>
  );
}

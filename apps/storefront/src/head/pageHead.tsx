import { PAGES, widestImage } from '@seduh/contract/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstPageData } from '../hydration/firstPage';
import type { Place } from '../routes/table';
import { canonicalOf } from './canonical';
import { linkedData, SHARE_PICTURE } from './linkedData';
import { describe, productOf } from './words';

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
  /** What addresses of the page's language begin with, e.g. `https://seduh.example`; null where nobody said. */
  base: string | null;
}

/** Everything but the title: that comes from the page's own screen. */
export function pageHead({ pattern, place, data, title, base }: TitledPage): PageHead {
  const description = describe(pattern, place, data);
  const canonical = canonicalOf(pattern, place, data);
  if (canonical === null) {
    return { head: renderToStaticMarkup(<meta name="description" content={description} />), foot: '', isListed: false };
  }
  const absolute = (path: string) => (base === null ? undefined : base + path);
  const url = absolute(canonical);
  const isProduct = pattern === PAGES.product.path;
  const tags = renderToStaticMarkup(
    <>
      {/* one element for both readers: a description is the longest text here */}
      <meta name="description" content={description} property="og:description" />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      {url && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <SharePicture product={productOf(place, data)} base={base ?? ''} />
        </>
      )}
    </>,
  );
  return {
    head: `${tags}<meta property="og:title" content="${title}"/>`,
    foot: linkedData(pattern, canonical, place, data, absolute),
    isListed: true,
  };
}

/** A product's own picture, whose height only its file knows, or the one made for the shop. */
function SharePicture({ product, base }: { product: ReturnType<typeof productOf>; base: string }) {
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      {product?.image ? (
        <>
          <meta property="og:image" content={base + widestImage(product.image)} />
          <meta property="og:image:alt" content={product.product_name} />
        </>
      ) : (
        <>
          <meta property="og:image" content={base + SHARE_PICTURE} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="Seduh: good coffee, brewed for you" />
        </>
      )}
    </>
  );
}

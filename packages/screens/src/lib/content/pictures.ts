import mapUrl from './pictures/map.svg?url';

// addresses with a hash of their content, so that a browser may keep them for good
const urls = import.meta.glob<string>('./pictures/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a `Picture` needs of one of the storefront's own pictures. */
export interface OwnPicture {
  src: string;
  avif: string;
  webp: string;
  /** Own size in px. */
  width: number;
  height: number;
}

/**
 * One of the pictures that `scripts/pictures.mjs` made, in every width there is.
 * @throws when there is no such picture: that is a mistake in the code.
 */
function ownPicture(name: string): OwnPicture {
  const files = Object.entries(urls).flatMap(([path, url]) => {
    const [, width, format] = new RegExp(`/${name}-(\\d+)\\.(\\w+)$`).exec(path) ?? [];
    return width && format ? [{ url, width: Number(width), format }] : [];
  });
  const set = (format: string) =>
    files
      .filter((file) => file.format === format)
      .sort((a, b) => a.width - b.width)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const fallback = files.find(({ format }) => format === 'jpg');
  if (!fallback) throw new Error(`no picture called ${name}`);
  return { src: fallback.url, avif: set('avif'), webp: set('webp'), width: fallback.width, height: fallback.width };
}

export const hero = ownPicture('hero');
export const croissant = ownPicture('croissant');
export const v60 = ownPicture('v60');
export const hotLatte = ownPicture('hazelnut-latte');
export const icedLatte = ownPicture('iced-latte');
export const blendedLatte = ownPicture('mocha');
export const map = { src: mapUrl, width: 1200, height: 800 };

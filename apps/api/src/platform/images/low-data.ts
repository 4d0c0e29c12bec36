import { asksLowData, IMAGE_WIDTHS } from '@seduh/contract/constants';
import type { IncomingMessage } from 'node:http';
import type { Manifest } from '../storefront-build';
import { imageFile, parseImageFile } from './names';

/**
 * The answer to an address of a picture depends on these headers of the request: the browser's wish, and the switch on
 * the page. No other cookie goes to pictures, so that a shared cache keeps two answers, and not one for each visitor.
 */
export const LOW_DATA_VARY = 'Save-Data, Cookie';

/**
 * How long a browser keeps a picture that was asked for with these headers. Its cache looks at no cookie, whatever `Vary`
 * says: what the switch made small is asked for again each time, or it would stay small after the switch is off.
 */
export const keptAs = ({ cookie = '' }: IncomingMessage['headers'], usual: string): string =>
  asksLowData(cookie) ? 'private, no-cache' : usual;

const IMAGES = '/images/';
const PICTURE = /^(.+)-(\d+)\.(avif|webp)$/;

/** The widest that is at most a third as wide as asked for, else the narrowest there is: enough to know a cup by. */
const sparing = <Width extends number>(width: number, widths: readonly Width[]): Width =>
  widths.findLast((one) => one * 3 <= width) ?? (Math.min(...widths) as Width);

/** The build's pictures that exist in a narrower width, by address. */
function builtPictures(manifest: Manifest): Map<string, string> {
  const pictures = Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, name, width, format] = PICTURE.exec(source) ?? [];
    return name && width && format ? [{ picture: `${name}.${format}`, width: Number(width), url: `/${file}` }] : [];
  });
  return new Map(
    pictures.map(({ picture, width, url }) => {
      const same = pictures.filter((one) => one.picture === picture).sort((one, other) => one.width - other.width);
      const narrow = sparing(
        width,
        same.map((one) => one.width),
      );
      return [url, same.find((one) => one.width === narrow)?.url ?? url];
    }),
  );
}

/**
 * Whoever asks to spare data gets a narrower picture at the same address, so that pages and their code know nothing of it.
 * @param manifest of the storefront's build; without one only stored images are spared
 * @returns the address that answers a request, as Fastify's `rewriteUrl` takes it
 */
export function lowDataUrls(manifest?: Manifest): (request: IncomingMessage) => string {
  const built = builtPictures(manifest ?? {});
  return ({ url = '/', headers }) => {
    if (headers['save-data'] !== 'on' && !asksLowData(headers.cookie ?? '')) return url;
    if (!url.startsWith(IMAGES)) return built.get(url) ?? url;
    const [path = '', query] = url.split('?', 2);
    const file = parseImageFile(path.slice(IMAGES.length));
    if (!file) return url;
    return (
      IMAGES +
      imageFile({ ...file, width: sparing(file.width, IMAGE_WIDTHS) }) +
      (query === undefined ? '' : `?${query}`)
    );
  };
}

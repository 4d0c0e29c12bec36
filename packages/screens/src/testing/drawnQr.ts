import { readQr } from './readQr';

/** Pixels of a module: so that its middle is far from its edge. */
const MODULE = 6;
const QUIET = 4;

/** What a QR code says as it is drawn, read from its pixels as a camera would. */
export async function readDrawnQr(svg: SVGSVGElement): Promise<string> {
  const size = svg.viewBox.baseVal.width;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size * MODULE));
  copy.setAttribute('height', String(size * MODULE));
  copy.setAttribute('fill', getComputedStyle(svg).color);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size * MODULE, height: size * MODULE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  const isDark = (row: number, column: number) => {
    const [red = 255] = context.getImageData((column + 0.5) * MODULE, (row + 0.5) * MODULE, 1, 1).data;
    return red < 128;
  };
  const modules = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => isDark(row, column)),
  );
  const isQuiet = (at: number) => at < QUIET || at >= size - QUIET;
  if (modules.some((line, row) => line.some((dark, column) => dark && (isQuiet(row) || isQuiet(column)))))
    throw new Error('something stands in the quiet zone');
  return readQr(modules.slice(QUIET, -QUIET).map((line) => line.slice(QUIET, -QUIET)));
}

import { encode } from 'uqr';

/** Light modules around a code, without which readers do not find it. */
const QUIET = 4;
/** Pixels: wide enough for every phone, and of one piece with the modules. */
const WIDTH = 1080;
const LINE = 72;
const PAPER = '#fff';
const INK = '#1a0e08';

/**
 * A picture of a QR code with words below it, to be kept or sent: a PNG, dark on light.
 * @param lines words, one below the other, the first one larger; empty ones are left out
 * @throws where the browser makes no picture
 */
export async function qrPicture(text: string, lines: readonly string[]): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const words = lines.filter((line) => line !== '');
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH + (words.length + 1) * LINE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no picture can be drawn here');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  // whole pixels: a reader may not like soft edges
  const module = Math.floor(WIDTH / size);
  const left = Math.floor((WIDTH - module * size) / 2);
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) context.fillRect(left + column * module, left + row * module, module, module);
    }
  }
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = (px: number) => ['bold', `${px}px`, fontFamily].join(' ');
  context.textAlign = 'center';
  for (const [index, line] of words.entries()) {
    context.font = fontOf(index === 0 ? 56 : 44);
    context.fillText(line, WIDTH / 2, WIDTH + (index + 0.5) * LINE, WIDTH - 2 * LINE);
  }
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!picture) throw new Error('no picture was made');
  return picture;
}

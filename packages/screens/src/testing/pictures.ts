import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** A file as somebody might pick it; only its name, type and size count. */
export function makeFile(type: string, bytes = 64): File {
  const suffix = type.split('/')[1] ?? '';
  return new File([new Uint8Array(bytes)], `cup.${suffix}`, { type });
}

/** A picture a browser can show: one pixel of it. */
export async function realPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'rgb(192 128 64)';
  context?.fillRect(0, 0, 8, 8);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'cup.png', { type: 'image/png' });
}

/** Picks a file by one of the buttons. Also such that the chooser would not offer: files can be dropped as well. */
export async function pick(canvas: Canvas, file: File, label = 'Choose From Gallery'): Promise<void> {
  const chooser = canvas.getAllByLabelText(label).find((found: HTMLElement) => found.tagName === 'INPUT');
  if (!chooser) throw new Error(`no file chooser behind ${label}`);
  await userEvent.upload(chooser, file, { applyAccept: false });
}

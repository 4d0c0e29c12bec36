import type { ApiFile } from '@seduh/api-client';

/** Long enough for any browser to have begun to save, ms. */
const KEEP = 10_000;

/** Saves a file as a link with `download` does. */
export function saveFile({ name, content }: ApiFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
}

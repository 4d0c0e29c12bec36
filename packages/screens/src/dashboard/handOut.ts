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

/**
 * Opens the device's share sheet; where there is none, copies the address.
 * @returns `done` also for a sheet that was closed again; `failed` where neither is allowed
 */
export async function share(what: { title: string; text: string; url: string }): Promise<'done' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(what);
      return 'done';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  try {
    // missing where the page is served over plain http from another machine
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

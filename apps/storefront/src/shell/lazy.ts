import { chatIcon } from '@seduh/screens/chat';
import { optional } from '@seduh/screens/lib';
import { IconLink } from './IconLink';

const late = () => import('./late');

/** The foot: it lies below what is seen first. */
export const pageFoot = optional(async () => ({ default: (await late()).PageFoot }));

/** Where toasts appear: nothing is said before the first page is there. */
export const toasts = optional(async () => ({ default: (await late()).Toasts }));

/** Says so where there is no network, and while the shop is closed. */
export const notes = optional(async () => ({ default: (await late()).Notes }));

/** The chat, for who is logged in; where its code does not come, a link stands in its place. */
export const chat = chatIcon(IconLink);

/** Fetches the shell's late parts: a page that the server made has them already. Never rejects. */
export async function loadShell(): Promise<void> {
  await Promise.all([pageFoot.load(), toasts.load(), notes.load()]);
}

import { MESSAGES } from '@seduh/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// What the flows do again and again, as somebody with a pointer and a keyboard does it.

/** What a flow's `play` is given. */
export type Walk = Parameters<NonNullable<StoryObj['play']>>[0];
type Canvas = Walk['canvas'];

/** The page that was gone to is there: its heading says so. */
export async function arriveAt(canvas: Canvas, heading: string | RegExp): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Puts a text into a field in place of what is there; pasted, because a flow types enough for a page to be slow. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses a link or button, the one that is to be seen where there are several; what has just come in the way of others may take no press yet. */
export async function press(canvas: Canvas, role: 'link' | 'button' | 'radio' | 'tab', name: string | RegExp) {
  const [found] = await canvas.findAllByRole(role, { name });
  if (!found) return;
  await waitFor(() => expect(getComputedStyle(found).pointerEvents).not.toBe('none'));
  await userEvent.click(found);
}

/** Goes on by the navigation: the bar at the top, on phones the one at the bottom. */
export async function goBy(canvas: Canvas, name: string | RegExp): Promise<void> {
  const [bar] = await canvas.findAllByRole('navigation', { name: 'Main' });
  if (bar) await userEvent.click(within(bar).getByRole('link', { name }));
}

export async function logIn(canvas: Canvas, { email, password }: { email: string; password: string }): Promise<void> {
  await arriveAt(canvas, 'Login');
  await fill(canvas.getByLabelText('Email'), email);
  await fill(canvas.getByLabelText('Password'), password);
  await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Login' }));
}

/** Logs out by the button that the bar or the foot has, with yes. */
export async function logOut(canvas: Canvas): Promise<void> {
  await press(canvas, 'button', /^Log ?out$/);
  await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
  await expect(await canvas.findByText(MESSAGES.logoutSuccess)).toBeVisible();
}

/** Something was said in passing. */
export async function hear(canvas: Canvas, text: string): Promise<void> {
  await expect((await canvas.findAllByText(text))[0]).toBeVisible();
}

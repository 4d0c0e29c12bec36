import type { Profile } from '@seduh/contract';
import type { Meta } from '@storybook/react-vite';
import { fn, spyOn, userEvent, type within } from 'storybook/test';
import { ProfileScreen } from '../account/Profile/ProfileScreen';

// What the stories of the profile have in common.

/** The customer at their own profile. */
export const atProfile = {
  component: ProfileScreen,
  args: { onLeaving: fn(), onLoggedOut: fn(), onClosed: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ProfileScreen>;

type Canvas = ReturnType<typeof within>;

/** Somebody as a member with a picture. */
export const asMember = (profile: Profile): Profile => ({
  ...profile,
  image: '/images/demo-hazelnut-latte-384.jpg',
  member_since: '2023-05-02T09:00:00.000Z',
});

/** Presses the pen, once the profile is there. */
export async function edit(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
}

/** Types another text into a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const saveChange = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Change' }));

/** Picks a file as if from the chooser, also one that the chooser would not have offered. */
export async function choosePhoto(canvas: Canvas, file: File): Promise<void> {
  const input = await canvas.findByLabelText('Choose Photo', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

/** A picture of the smallest kind: one pixel of PNG. */
export function onePixel(): File {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], 'me.png', { type: 'image/png' });
}

/** The fields of the forms that were sent since, by name. */
export function watchForms(): () => string[] {
  const calls = spyOn(window, 'fetch');
  return () =>
    calls.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? Array.from(init.body.keys()) : []));
}

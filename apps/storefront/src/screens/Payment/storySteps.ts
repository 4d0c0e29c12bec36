import { expect, userEvent, waitFor, within } from 'storybook/test';

// What the stories of paying have in common.

type Canvas = ReturnType<typeof within>;

/** Confirms and pays, once that can be done. */
export async function pressPay(canvas: Canvas): Promise<void> {
  const button = await canvas.findByRole('button', { name: 'Confirm and pay' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** What is said above the slip; a toast says it too. */
export async function findBanner(canvas: Canvas): Promise<HTMLElement> {
  const side = within(await canvas.findByRole('complementary', { name: 'Payment summary' }));
  return side.findByRole('alert');
}

import { type Page } from '@playwright/test';

/** `- IDR 25,000` → -25000 */
export const rupiah = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''));

/** What a column of the report's table says: of the running period, and summed up. */
export async function readTable(page: Page): Promise<{ running: number[]; sums: number[] }> {
  const cells = async (part: string) => {
    const texts = await page.getByRole('table').locator(`${part} tr:last-child td`).allInnerTexts();
    return texts.map(rupiah);
  };
  return { running: await cells('tbody'), sums: await cells('tfoot') };
}

/** Shows the report's figures as a table, where they are drawn. */
export async function openTable(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show as table' });
  await show.or(page.getByRole('table')).first().waitFor();
  if ((await page.getByRole('table').count()) === 0) await show.click();
}

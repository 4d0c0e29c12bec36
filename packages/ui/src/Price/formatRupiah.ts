const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * An amount of whole rupiah as the shop writes money: `IDR 25,000`, and `- IDR 20,000` below nothing.
 * @param amount whole rupiah
 */
export function formatRupiah(amount: number): string {
  const text = `IDR ${grouped.format(Math.abs(amount))}`;
  return amount < 0 ? `- ${text}` : text;
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An amount of whole rupiah without its unit, in groups of three digits: `25,000`. */
export function groupDigits(amount: number): string {
  return grouped.format(amount);
}

/**
 * An amount of whole rupiah as the shop writes money: `IDR 25,000`, and `- IDR 20,000` below nothing.
 * @param amount whole rupiah
 */
export function formatRupiah(amount: number): string {
  const text = `IDR ${groupDigits(Math.abs(amount))}`;
  return amount < 0 ? `- ${text}` : text;
}

/** `+ IDR 5,000`, `− IDR 2,000`; undefined where it costs what it costs without. */
export function surchargeNote(surcharge: number, write: (amount: number) => string): string | undefined {
  if (surcharge === 0) return undefined;
  return `${surcharge > 0 ? '+' : '−'} ${write(Math.abs(surcharge))}`;
}

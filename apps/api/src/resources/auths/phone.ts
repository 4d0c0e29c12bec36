/** The country code of the shop's numbers, which a local number leaves out. */
const COUNTRY = '62';

/** One spelling for one number: '0812 3456-7890', '62 812…' and '+62 812…' are the same phone. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return `+${COUNTRY}${digits.slice(1)}`;
  return digits.startsWith(COUNTRY) ? `+${digits}` : digits;
}

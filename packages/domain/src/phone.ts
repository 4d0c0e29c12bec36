/** The country code of the shop's numbers, which a local number leaves out. */
const COUNTRY = '62';

/** One spelling for one number: '0812 3456-7890', '812…', '62 812…' and '+62 (0)812…' are the same phone. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = text.includes('+') || digits.startsWith('00') || digits.startsWith(COUNTRY);
  if (!isInternational) return `+${COUNTRY}${withoutZeros(digits)}`;
  const number = withoutZeros(digits);
  return number.startsWith(COUNTRY) ? `+${COUNTRY}${withoutZeros(number.slice(COUNTRY.length))}` : `+${number}`;
}

// a zero in front stands for the country or for leaving it: it is no part of the number
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * The whole rupiah in what was typed or pasted, whatever stands between the digits: `28.000`, `IDR 28,000`.
 * @param maxDigits most digits taken
 * @param pasted the text may end in cents, as other places write them; while typing, `28,00` is an unfinished `28,000`
 * @returns null for no digit, undefined for more digits than are taken
 */
export function readAmount(text: string, maxDigits: number, pasted = false): number | null | undefined {
  const whole = pasted ? text.replace(/[.,]\d{1,2}\s*$/, '') : text;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '') return null;
  return digits.length > maxDigits ? undefined : Number(digits);
}

/** How many digits stand at or behind a place in a text. */
export function digitsBehind(text: string, place: number): number {
  return text.slice(place).replace(/\D/g, '').length;
}

/**
 * Where the caret belongs in a regrouped text, so that as many digits stand behind it as before.
 * @param pastComma which side of a comma (or what the locale has in its place) it takes; behind it after the Delete key, which would otherwise stand still
 */
export function caretPlace(text: string, behind: number, pastComma: boolean): number {
  let place = text.length;
  while (place > 0 && digitsBehind(text, place) < behind) place -= 1;
  return !pastComma && /\D/.test(text[place - 1] ?? '0') ? place - 1 : place;
}

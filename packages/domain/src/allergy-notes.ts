// Words that speak of an allergy or an intolerance, with the slips that people make in them.
const WORDS = [
  // allergic, allergen, alergi
  /al+e*r+[gj]|^el+er+gi|^al+(?:eg+r?|reg)(?:y|i|ic|ik|ies)$/,
  // intolerant, intoleransi; hypersensitive, hipersensitif
  /^int[eo](?:ler|rel)|^h[iy]per+sen/,
  // coeliac, seliak
  /^[cs](?:oe|eo|o|e|i)l+ia[ck]/,
  // anaphylaxis, anafilaksis; EpiPen
  /^an+a(?:ph?|f)[aiy]?l|^epipen/,
  // what it does: itching, hives, swelling, breath that is short
  /^itch(?:y|es|ing)?$|^hives$|^swell|^gat[ae]l|^bengkak|^biduran|^sesak$/,
];

/** What is left of allergy, allergic and alergik without vowels and doubled letters, in the orders people type them. */
const BONES = /^l(?:rg|gr|rj|rk)[cdkns]*$/;

/** Who says that they cannot have something means no wish. */
const CANNOT =
  /\b(?:tidak|tak|gak|ga|nggak|ngga|enggak|kurang|cannot|cant|can t|not|dont|don t) (?:\w+ )?toler|\b(?:tidak|tak|gak|ga|nggak|ngga|enggak) (?:bisa|boleh) (?:makan|minum|kena|konsumsi)\b|\b(?:cannot|cant|can t) (?:eat|have|drink) (?!it\b)|\bsensiti[fv]e? (?:to|terhadap|sama|dengan|susu|milk|dairy|la[ck]tos|kacang|nuts?|peanuts?|telur|eggs?|gluten|gandum|wheat|kedelai|soy|udang|shrimps?|seafood|ikan|fish|wijen|sesame)/;

/** Letters that stand between or under others, and lines broken inside of a word. */
const NOISE = /[\p{M}\p{Cf}]|-\r?\n/gu;

const LETTERS_FOR: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a' };

/**
 * Whether a note for the kitchen speaks of an allergy or an intolerance, in English or Indonesian. It goes by words and
 * not by sense: "no allergies" is a yes, as one look too many harms nobody; "no peanuts" alone is a wish.
 */
export function speaksOfAllergy(note: string): boolean {
  // a board asks it of every line, and most have none
  if (note === '') return false;
  const plain = note
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(NOISE, '')
    .replaceAll(/(?<=[a-z])[0134](?=[a-z])/g, (digit) => LETTERS_FOR[digit] ?? digit)
    // some write EpiPen in two words, or a word letter by letter
    .replaceAll(/\bepi[\s-]+pen/g, 'epipen')
    .replaceAll(/(?<![a-z])(?:[a-z][\s.-]){4,}[a-z](?![a-z])/g, (letters) => letters.replaceAll(/[^a-z]/g, ''));
  const words = plain.split(/[^a-z]+/);
  return (
    words.some((word) => WORDS.some((each) => each.test(word)) || isMisspelt(word)) || CANNOT.test(words.join(' '))
  );
}

function isMisspelt(word: string): boolean {
  // "Alegria" is a street, "Alger" a man
  if (!/^[aeu]l/.test(word) || /[aor]$/.test(word)) return false;
  return BONES.test(word.replaceAll(/[aeiouy]/g, '').replaceAll(/(.)\1+/g, '$1'));
}

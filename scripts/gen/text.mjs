/** `OrderAgain` as `order-again`. */
export const kebab = (name) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** `OrderAgain` as `Order again`. */
export const words = (name) => {
  const spaced = kebab(name).replaceAll('-', ' ');
  return spaced[0].toUpperCase() + spaced.slice(1);
};

/** `orders` as `Orders`. */
export const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** A text with one line more, before the first line for which `isNext` holds. Throws where there is none. */
export function insertBefore(text, line, isNext) {
  const lines = text.split('\n');
  const at = lines.findIndex(isNext);
  if (at < 0) throw new Error(`no place for: ${line}`);
  return lines.toSpliced(at, 0, line).join('\n');
}

/** `Rani Ayu Lestari` → `Rani L.`: enough to call out. */
export function calledName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}

/** An amount as people read it: `IDR 98,400`; a negative one with its sign in front, `- IDR 5,000`. */
export function rupiahText(amount: number): string {
  return `${amount < 0 ? '- ' : ''}IDR ${Math.abs(amount).toLocaleString('en-US')}`;
}

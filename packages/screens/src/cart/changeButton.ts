import type { RefObject } from 'react';

/**
 * Where the focus goes as the sheet over a line closes: what was chosen makes a line another one, and the button that
 * opened the sheet goes with it. The one in its place is looked for then, else it is the list.
 * @param list of lines, whose buttons that open the sheet are `.line-change`
 * @param index the place of the line
 */
export const changeButtonAt = (
  list: RefObject<HTMLElement | null>,
  index: number,
): Readonly<RefObject<HTMLElement | null>> => ({
  get current() {
    return list.current?.children[index]?.querySelector<HTMLElement>('.line-change') ?? list.current;
  },
});

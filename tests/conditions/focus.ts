import type { Names } from './names';

/** Where the focus can go, and whether it is seen there. */
export interface Focus {
  /** Goes to every stop of the Tab key: round which the focus draws no ring, and which lie under something then. */
  walk(): { withoutRing: string[]; covered: string[] };
}

/** Runs in the page, before anything of its own. */
export function teachFocus(): void {
  const { names } = window as unknown as { names: Names };
  /** A control is looked at in that many places across and down. */
  const LOOKS = [0.1, 0.3, 0.5, 0.7, 0.9];

  /** Of the control and what lies round it: the ring may be drawn round the card or the tile it is in. */
  function ringsRound(control: Element): string {
    const rings: string[] = [];
    let at: Element | null = control;
    for (let step = 0; at && step < 4; step += 1, at = at.parentElement) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      rings.push(isRing ? outlineWidth + outlineOffset : '');
    }
    return rings.join();
  }

  const isHit = (control: HTMLElement, x: number, y: number) => {
    // a toast goes by itself
    const isToast = (element: Element) => element.closest('.sd-toaster') !== null && !element.contains(control);
    const hit = document.elementsFromPoint(x, y).find((element) => element === control || !isToast(element));
    return hit !== undefined && (control.contains(hit) || (control.closest('label')?.contains(hit) ?? false));
  };
  const isCovered = (control: HTMLElement) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return !LOOKS.some((across) => LOOKS.some((down) => isHit(control, left + width * across, top + height * down)));
  };

  const focus: Focus = {
    walk() {
      const [withoutRing, covered]: [string[], string[]] = [[], []];
      for (const control of names.stops()) {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        const before = ringsRound(control);
        control.focus();
        if (document.activeElement !== control) continue;
        if (ringsRound(control) === before) withoutRing.push(names.nameOf(control));
        if (isCovered(control)) covered.push(names.nameOf(control));
      }
      return { withoutRing, covered };
    },
  };
  Object.assign(window, { focusOf: focus });
}

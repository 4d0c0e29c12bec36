import type { Names } from './names';

/** What is left when the colours are the visitor's own: backgrounds and shadows are gone, edges and words stay. */
export interface Colours {
  /** Controls with neither an edge nor words nor an icon, and fields without an edge. */
  unmarked(): string[];
  /** Chosen, pressed or current controls that look exactly like one of their neighbours that is not. */
  notToldApart(): string[];
  /** Bars and dialogs over the page without an edge of their own. */
  floatingWithoutEdge(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachColours(): void {
  const { names } = window as unknown as { names: Names };
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const CHOSEN =
    '[aria-selected=true], [aria-checked=true], [aria-pressed=true], input:checked, a[aria-current], li[aria-current]';
  const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea';
  const BOX = '[type=checkbox], [type=radio]';
  /** An undressed box, edge and tick and all. */
  const isDrawnByBrowser = (control: Element) =>
    control.matches(BOX) && getComputedStyle(control).appearance !== 'none' && names.faceOf(control) === control;

  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const isDrawn = (width: string, kind: string) => Number.parseFloat(width) >= 1 && kind !== 'none';
    return (
      isDrawn(style.outlineWidth, style.outlineStyle) ||
      SIDES.some((side) => isDrawn(style[`border${side}Width`], style[`border${side}Style`]))
    );
  };
  const hasContent = (element: Element) =>
    element.textContent?.trim() !== '' || element.querySelector('svg, img') !== null;

  /** What is drawn of one box. The weight of letters is left out: it is told apart only beside the other. */
  const drawn = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    return [
      ...SIDES.flatMap((side) => [
        style[`border${side}Width`],
        style[`border${side}Style`],
        style[`border${side}Color`],
      ]),
      style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor,
      style.color,
      style.backgroundColor,
      style.textDecorationLine,
      style.scale,
    ].join();
  };
  /** Every way in which a part of it is drawn; which icon it has tells nothing. */
  const look = (element: Element) =>
    new Set(
      [element, ...element.querySelectorAll('*:not(svg *)')].flatMap((part) => [
        `${part.matches('svg') ? 'icon ' : ''}${drawn(part)}`,
        drawn(part, '::before'),
        drawn(part, '::after'),
      ]),
    );

  const kindOf = (chosen: Element) => {
    const role = chosen.getAttribute('role');
    if (role) return `[role=${role}]`;
    if (chosen.matches('input')) return `[type=${chosen.getAttribute('type')}]`;
    return chosen.hasAttribute('aria-pressed') ? '[aria-pressed]' : chosen.localName;
  };
  /** Those of the same kind in the smallest group that has some which are not chosen. */
  function neighbours(chosen: Element): Element[] {
    const kind = kindOf(chosen);
    let group = chosen.parentElement;
    for (let step = 0; group && step < 4; step += 1, group = group.parentElement) {
      const others = [...group.querySelectorAll(kind)].filter(
        (other) => !other.matches(CHOSEN) && !other.matches(':disabled') && names.isSeen(other),
      );
      if (others.length > 0) return others;
    }
    return [];
  }

  const colours: Colours = {
    unmarked: () =>
      names
        .controls()
        .filter((control) => !isDrawnByBrowser(control) && getComputedStyle(control).pointerEvents !== 'none')
        .filter((control) => {
          const face = names.faceOf(control);
          const needsEdge = control === face && control.matches(`${FIELD}, ${BOX}`);
          return !hasEdge(face) && (needsEdge || !hasContent(face));
        })
        .map(names.nameOf),
    notToldApart: () =>
      [...document.querySelectorAll(CHOSEN)]
        // a field that a drawn control keeps behind it for its form is not what is looked at
        .filter((chosen) => names.isSeen(chosen) && !isDrawnByBrowser(chosen) && chosen.ariaHidden !== 'true')
        .filter((chosen) => {
          const own = look(names.faceOf(chosen));
          return neighbours(chosen).some((other) => {
            const others = look(names.faceOf(other));
            return others.size === own.size && [...others].every((way) => own.has(way));
          });
        })
        .map(names.nameOf),
    floatingWithoutEdge: () =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { position, pointerEvents, opacity, zIndex } = getComputedStyle(element);
          const isOver = position === 'fixed' || (position === 'sticky' && zIndex !== 'auto');
          return isOver && pointerEvents !== 'none' && opacity !== '0' && names.isSeen(element);
        })
        .filter((element) => ![element, ...element.children].some(hasEdge))
        .map(names.nameOf),
  };
  Object.assign(window, { colours });
}

import type { Names } from '../conditions/names';
import type { Clip } from '../storybook/viewport';

/** Something to press, choose or type in, and what a pointer over it has to change. */
export interface Target {
  /** `button.btn "Add to cart"`. */
  name: string;
  /** Where it is drawn on the page, px. */
  box: Clip;
  /** What is off does not answer; what is chosen or open already, only read, or has the focus, may. */
  answers: 'yes' | 'no' | 'maybe';
}

/** What a page of stories that are pictured under a pointer is taught before it loads. */
export interface Targets {
  /** Selects what a pointer acts on; what holds it, such as a label or a card, is under the pointer with it. */
  selector: string;
  /** All that is drawn, in the page's order. */
  list(): Target[];
}

/** Runs in the page, before anything of its own. */
export function teachTargets(): void {
  const { names } = window as unknown as { names: Names };
  const OFF = ':disabled, [aria-disabled=true], [aria-busy=true], label:has(:disabled)';
  const CHOSEN =
    ':checked, :has(:checked), [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), [aria-expanded=true], :read-only:is(input, textarea), :focus';

  function answersOf(control: Element, face: Element): Target['answers'] {
    if ([control, face].some((element) => element.matches(OFF))) return 'no';
    return [control, face].some((element) => element.matches(CHOSEN)) ? 'maybe' : 'yes';
  }

  /** What a person takes for the control: its label, or the card that a link is stretched over. */
  function faceOf(control: HTMLElement): Element {
    const isStretched =
      getComputedStyle(control).position === 'static' && getComputedStyle(control, '::after').position === 'absolute';
    return control.closest('label') ?? (isStretched ? control.offsetParent : null) ?? control;
  }

  const targets: Targets = {
    selector: 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=option]',
    list: () =>
      names
        .controls()
        .filter((control) => control.matches(targets.selector) && !control.closest('[inert], [aria-hidden=true]'))
        .map((control) => {
          const face = faceOf(control);
          const { left, top, width, height } = face.getBoundingClientRect();
          return {
            name: names.nameOf(control),
            box: { x: left + window.scrollX, y: top + window.scrollY, width, height },
            answers: answersOf(control, face),
          };
        })
        // a link for the keyboard alone waits outside the page
        .filter(({ box }) => box.x + box.width > 0 && box.y + box.height > 0),
  };
  Object.assign(window, { storyTargets: targets });
}

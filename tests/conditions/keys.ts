import type { Names } from './names';

/** What is done by key. */
export interface Keys {
  /** Before Tab is pressed: how many stops it has, and whether the part draws something of its own to be operated. */
  begin(): { stops: number; operated: boolean };
  /** The stops that Tab has not come to since. */
  missed(): string[];
  /** Whether some `play` since has worked a control by Enter, the space bar or an arrow. */
  worked(): boolean;
}

/** Runs in the page, before anything of its own. */
export function teachKeys(): void {
  const { names } = window as unknown as { names: Names };
  /** `Button`, `IconButton` and the product's plus inside another part are proved once, in their own stories. */
  const OPERATED =
    'button:not(.sd-btn, .sd-icon-btn, .sd-grid-products *), input[type=radio], input[type=checkbox], [role=tab], [role=option]';
  const WORKS = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

  let stops: HTMLElement[] = [];
  const reached = new Set<EventTarget | null>();
  let hasWorked = false;

  document.addEventListener('focusin', ({ target }) => reached.add(target));
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      hasWorked ||= WORKS.has(key) && target instanceof Element && target.matches('button, input, [role]');
    },
    { capture: true },
  );
  /** Tab comes to one choice of a group, and arrows go on from there. */
  const groupOf = (control: HTMLElement) =>
    control.matches('[type=radio], [role=radio]') ? control.closest('fieldset, [role=radiogroup]') : null;

  const keys: Keys = {
    begin() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      reached.clear();
      hasWorked = false;
      stops = names.stops();
      return { stops: stops.length, operated: names.controls().some((control) => control.matches(OPERATED)) };
    },
    missed: () =>
      stops
        .filter((stop) => !reached.has(stop))
        .filter((stop) => {
          const group = groupOf(stop);
          return !group || ![...reached].some((other) => other instanceof HTMLElement && groupOf(other) === group);
        })
        .map(names.nameOf),
    worked: () => hasWorked,
  };
  Object.assign(window, { keys });
}

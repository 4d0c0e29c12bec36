/**
 * What no component listens for by React: a test asks all of them. `touchmove` is not among these, as dialogs hear it to
 * keep the page below them still; nor is what React itself lives on (`mousedown` and `mouseup` tell a selection).
 */
export const UNHEARD = /^(mouseo|mousemove|touch(end|cancel)|(got|lost)pointer|transition|animation)/;

/**
 * React listens for every kind of event there is at its root and wherever a portal hangs, and looks for who may want it
 * each time. A tap is a dozen of them, on a slow phone a frame of work before the click is heard: so nothing is told that
 * nobody asks for, here in `element` alone. Nor does a finger hover, though browsers say so at each of its presses.
 */
export function hearLess(element: HTMLElement): void {
  const listen: EventTarget['addEventListener'] = element.addEventListener.bind(element);
  element.addEventListener = (type: string, listener: (event: Event) => void, options?: unknown) => {
    // React says in one word whether it captures; others who listen here are no concern of this
    const isReacts = typeof options === 'boolean';
    const heard = (event: Event) => (event as PointerEvent).pointerType === 'touch' || listener(event);
    if (!(isReacts && UNHEARD.test(type)))
      listen(type, isReacts && type.startsWith('pointero') ? heard : listener, options as boolean);
  };
}

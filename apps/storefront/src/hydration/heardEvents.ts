/**
 * What no component listens for by React: a test asks all of them. `touchmove` is not among these, as dialogs hear it to
 * keep the page below them still; nor is what React itself lives on (`mousedown` and `mouseup` tell a selection).
 */
export const UNHEARD = /^(mouse[om]|touch[ec]|transition|animation)/;

/**
 * React listens at its root for every kind of event there is, and looks for who may want it each time. A tap is a dozen of
 * them, on a slow phone a frame of work before the click is heard: so the root is told of nothing that nobody asks for. Nor
 * does a finger hover, though browsers say so at each of its presses. Portals hang elsewhere, and hear all.
 * @param root nobody but React may listen there
 */
export function hearLess(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) => {
    const heard = (event: Event) => (event as PointerEvent).pointerType === 'touch' || listener(event);
    if (!UNHEARD.test(type)) listen(type, type.startsWith('pointero') ? heard : listener, options);
  };
}

import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps } from 'react';
import { toast as hotToast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useHydrated } from '../hooks/useHydrated';
import { ToastItem } from './ToastItem';
import './Toaster.css';

export interface ToasterProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave'
> {
  /** Identifies the page on screen. A change removes toasts with an Undo: its effect could not be seen any more. */
  page?: string;
}

/** How many toasts may be read at once. */
const most = 2;

const none: Toast[] = [];

/**
 * Where toasts appear: top centre, two at most, waiting while the mouse or the focus is on them. Once per page.
 *
 * Good news shares one live region that is always there, since a region that arrives with its words is often not read;
 * each error is an alert of its own. `aria-live` on both also keeps them readable while a modal hides the rest.
 */
export function Toaster({ page, className, ...rest }: ToasterProps) {
  const { toasts: all, handlers } = useToaster();
  // the server's page has none, and something may have been said before React takes this part of it over
  const toasts = useHydrated() ? all : none;
  const isPaused = useRef(false);
  const cameFrom = useRef<Element | null>(null);
  const saidOn = useRef(new Map<string, string | undefined>());
  const visible = toasts.filter((shown) => shown.visible);

  useEffect(() => {
    for (const shown of visible.slice(most)) hotToast.dismiss(shown.id);
  });

  useEffect(() => {
    // a toast of plain words is a text; only one with an Undo is made by a function
    const undos = toasts.filter(({ message }) => typeof message === 'function').map(({ id }) => id);
    saidOn.current = new Map(undos.map((id) => [id, saidOn.current.has(id) ? saidOn.current.get(id) : page]));
    for (const [id, said] of saidOn.current) if (said !== page) hotToast.remove(id);
  }, [toasts, page]);

  const pause = () => {
    // asked twice (mouse and focus), the library would forget the time that has already passed
    if (!isPaused.current) handlers.startPause();
    isPaused.current = true;
  };
  const goOn = () => {
    isPaused.current = false;
    handlers.endPause();
  };

  const isNothingShown = visible.length === 0;
  useEffect(() => {
    // a toast removed under the mouse or the focus fires no leave or blur: the next one would stay paused for ever
    if (isNothingShown && isPaused.current) {
      isPaused.current = false;
      handlers.endPause();
    }
  });

  const item = (shown: Toast) => (
    <ToastItem
      key={shown.id}
      shown={shown}
      onDismiss={() => {
        goOn();
        hotToast.dismiss(shown.id);
      }}
      onLeaveWithFocus={() => {
        if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
      }}
    />
  );

  return (
    <div
      {...rest}
      className={clsx('sd-toaster', className)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') pause();
      }}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) goOn();
      }}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        pause();
      }}
      onBlur={goOn}
    >
      <div role="status" aria-live="polite" aria-atomic="false" className="sd-toaster-stack">
        {toasts.filter((shown) => shown.type !== 'error').map(item)}
      </div>
      <div aria-live="off" className="sd-toaster-stack">
        {toasts.filter((shown) => shown.type === 'error').map(item)}
      </div>
    </div>
  );
}

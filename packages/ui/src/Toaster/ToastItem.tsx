import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { Check, X } from '../icons';

/** How far a toast must be pushed sideways to be thrown away, in px. */
const swipeAway = 72;

interface ToastItemProps {
  shown: Toast;
  /** It was pushed away. */
  onDismiss: () => void;
  /** It goes while the focus is in it, as after "Undo": the focus must not fall to the top of the page. */
  onLeaveWithFocus: () => void;
}

/** One pill: a tick or a cross, the words, and sideways out with a finger. */
export function ToastItem({ shown, onDismiss, onLeaveWithFocus }: ToastItemProps) {
  const isError = shown.type === 'error';
  const pill = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const [pushed, setPushed] = useState(0);

  const leave = useEffectEvent(() => {
    if (pill.current?.contains(document.activeElement)) onLeaveWithFocus();
  });
  useEffect(() => {
    if (!shown.visible) leave();
  }, [shown.visible]);

  const onPointerDown = (event: PointerEvent) => {
    // a finger stays with what it touched first; a mouse may want to select the words
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (event.pointerType !== 'mouse' && !isOnButton) from.current = event.clientX;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current !== null) setPushed(event.clientX - from.current);
  };
  const onPointerUp = () => {
    from.current = null;
    if (Math.abs(pushed) > swipeAway) onDismiss();
    else setPushed(0);
  };
  const words = resolveValue(shown.message, shown);

  return (
    <div
      ref={pill}
      className="sd-toast"
      role={isError ? 'alert' : undefined}
      data-tone={isError ? 'bad' : 'ok'}
      data-state={shown.visible ? 'open' : 'closed'}
      data-pushed={pushed !== 0 || undefined}
      style={pushed === 0 ? undefined : { translate: `${pushed}px 0` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <span className="sd-toast-pip">{isError ? <X /> : <Check />}</span>
      {typeof words === 'string' ? <span className="sd-toast-words">{words}</span> : words}
    </div>
  );
}

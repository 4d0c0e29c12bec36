import { Dialog, DialogContent, DialogDescription, DialogPortal, DialogTitle } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useReturnFocus } from '../hooks/useReturnFocus';
import { useScrollLock } from '../hooks/useScrollLock';
import './Modal.css';

/** What every dialog needs. */
export interface ModalFrame {
  /** Whether it is shown; the caller keeps this state. */
  open: boolean;
  /** Called with `false` on Esc and on a press of the scrim. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which also names the dialog. */
  title: string;
}

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'role'>, ModalFrame {
  /** One or two sentences under the title, read out with it. */
  description?: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** What is focused on opening; without it the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing when what had it before is gone: a button that was deleted with its row. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** A picture above the title, such as the success seal. */
  mark?: ReactNode;
  /** Work is under way whose end has to be seen: meanwhile neither Esc nor the scrim closes it. Its actions are yours to turn off. */
  busy?: boolean;
  /** The buttons at the foot. */
  actions?: ReactNode;
  /** Puts the buttons below each other instead of side by side. */
  stackActions?: boolean;
}

/**
 * A dialog over the page: focus is trapped and goes back to where it was, Esc and the scrim close it unless it is
 * `busy`. On phones it stands at the bottom of the screen.
 *
 * The scrim is ours on purpose. Radix' own overlay locks scrolling with an injected `<style>` tag, which the content
 * security policy (no unsafe-inline) refuses. Without that overlay nothing is injected; `useScrollLock` does its part.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  role = 'dialog',
  initialFocus,
  returnFocus,
  mark,
  busy = false,
  actions,
  stackActions = false,
  className,
  children,
  ...rest
}: ModalProps) {
  const focus = useReturnFocus(returnFocus);
  useScrollLock(open);

  return (
    <Dialog open={open} onOpenChange={(wanted) => !busy && onOpenChange(wanted)}>
      <DialogPortal>
        <div className="sd-scrim" data-state={open ? 'open' : 'closed'}>
          <DialogContent
            {...rest}
            className={clsx('sd-modal', className)}
            role={role}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              focus.remember();
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={focus.giveBack}
            onPointerDownOutside={(event) => {
              const { target } = event.detail.originalEvent;
              if (target instanceof Element && target.closest('.sd-toaster')) event.preventDefault();
            }}
          >
            {mark}
            <DialogTitle className="sd-modal-title sd-display sd-t-3">{title}</DialogTitle>
            {description && <DialogDescription>{description}</DialogDescription>}
            {children}
            {actions && <div className={clsx('sd-modal-actions', stackActions && 'sd-modal-stack')}>{actions}</div>}
          </DialogContent>
        </div>
      </DialogPortal>
    </Dialog>
  );
}

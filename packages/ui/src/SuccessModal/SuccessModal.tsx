import { type ReactElement, useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { Check } from '../icons';
import type { LinkTarget } from '../Link';
import { LinkButton } from '../LinkButton';
import { Modal, type ModalFrame, type ModalProps } from '../Modal';
import './SuccessModal.css';

/** One next step: a link when `href` or `render` is given, else a button. */
export interface SuccessAction {
  /** The words on it. */
  label: string;
  /** Where it leads. */
  href?: string;
  /** A link of the app's own in place of `href`. */
  render?: ReactElement;
  /** Called when it is pressed, for links as well. */
  onSelect?: () => void;
  /** Its look; the first action is marigold and the others outlined unless said. */
  variant?: ButtonProps['variant'];
}

type Replaced = 'description' | 'role' | 'initialFocus' | 'mark' | 'actions' | 'stackActions';

export interface SuccessModalProps extends Omit<ModalProps, Replaced>, ModalFrame {
  /** One or two sentences under the title, read out with it. */
  description?: string;
  /** The next steps, the likeliest first. */
  actions: SuccessAction[];
}

/** Says that something worked: a seal with a tick, the title, and the next steps below each other. */
export function SuccessModal({ actions, ...rest }: SuccessModalProps) {
  // Radix skips links when it looks for something to focus
  const first = useRef<HTMLElement>(null);

  return (
    <Modal
      {...rest}
      initialFocus={first}
      mark={
        <div className="sd-seal">
          <Check />
        </div>
      }
      stackActions
      actions={actions.map(({ label, href, render, onSelect, variant }, index) => {
        const look = {
          variant: variant ?? (index === 0 ? 'accent' : 'line'),
          ref: (element: HTMLElement | null) => {
            if (index === 0) first.current = element;
          },
        } as const;
        return href === undefined && !render ? (
          <Button key={label} {...look} onClick={onSelect}>
            {label}
          </Button>
        ) : (
          <LinkButton key={label} {...look} {...({ href, render } as LinkTarget)} onClick={onSelect}>
            {label}
          </LinkButton>
        );
      })}
    />
  );
}

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../Button';
import { usePhrases } from '../hooks/usePhrases';
import { Check, Copy } from '../icons';
import type { Phrases } from '../phrases/Phrases';
// without a clipboard the text is shown in an `.input`
import '../Field/Field.css';
import './CopyButton.css';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'onClick' | 'type'> {
  /** What is copied, in words: `Copy account number`. Shown where there are no `children`, and its name anyway. */
  label: string;
  /** What goes to the clipboard. */
  text: string;
  /** Called once it is there. */
  onCopied?: () => void;
}

/** How long the tick stays after copying. */
const tickMs = 2000;

const english = { copied: 'Copied' } satisfies Phrases['CopyButton'];

/** Copies a text. Where the browser refuses its clipboard, the text comes up selected. `className` lands on the outer box. */
export function CopyButton(props: CopyButtonProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, text, onCopied, variant = 'line', size = 'sm', className, children, ...rest } = props;
  const words = usePhrases('CopyButton', english);
  const [copied, setCopied] = useState(0);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), tickMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    setCopied((times) => times + 1);
    onCopied?.();
  };

  return (
    <span className={clsx('sd-copy', className)}>
      <Button
        {...rest}
        {...{ variant, size }}
        aria-label={children ? label : undefined}
        icon={copied ? <Check /> : <Copy />}
        onClick={() => void copy()}
      >
        {children ?? label}
      </Button>
      <span className="sd-sr" role="status">
        {copied ? words.copied : ''}
      </span>
      {refused && (
        <input
          className="sd-input sd-num"
          dir="auto"
          readOnly
          value={text}
          aria-label={label}
          ref={(input) => input?.select()}
        />
      )}
    </span>
  );
}

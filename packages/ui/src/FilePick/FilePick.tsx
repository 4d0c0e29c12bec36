import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { FileInput, type FileChoice } from './FileInput';

export interface FilePickProps extends Omit<ButtonProps, 'children' | 'onClick' | 'type' | 'name'>, FileChoice {
  /** The words on the button. */
  label: string;
}

/** A button that opens the file chooser: `Take Picture`, `Choose From Gallery`. Dressed like any `Button`. */
export function FilePick({ label, accept, capture, onPick, variant = 'line', ...rest }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput {...{ label, accept, capture, onPick }} ref={input} />
    </>
  );
}

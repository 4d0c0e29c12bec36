import { use, useImperativeHandle, useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { FileInput, type FileChoice } from './FileInput';
import { FileZoneContext } from './zone';

export interface FilePickProps
  extends Omit<ButtonProps, 'children' | 'onClick' | 'type' | 'name' | 'value'>, FileChoice {
  /** The words on the button. */
  label: string;
}

/** A button that opens the file chooser: `Take Picture`, `Choose From Gallery`. Dressed like any `Button`. */
export function FilePick(props: FilePickProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, accept, capture, onPick, name, required, variant = 'line', ref, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const input = useRef<HTMLInputElement>(null);
  const around = use(FileZoneContext);
  // one name is one file: inside of a zone that sends it, this is a second way to the same
  const zone = around && (!name || name === around.name) ? around : null;
  const pick = (file: File) => {
    zone?.hold(file);
    onPick(file);
  };
  return (
    <>
      <Button {...rest} ref={button} variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput
        {...{ label, accept, capture, required, button }}
        onPick={pick}
        name={zone ? undefined : name}
        disabled={rest.disabled}
        ref={input}
      />
    </>
  );
}

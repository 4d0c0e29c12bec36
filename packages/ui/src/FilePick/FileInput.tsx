import { type ChangeEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/** What is asked of the chooser. */
export interface FileChoice {
  /** Which files the chooser offers, as the `accept` attribute says it. */
  accept: string;
  /** Phones open the camera at the back instead of the gallery. */
  capture?: 'environment';
  /** Called with the file chosen; not called when the chooser is cancelled. */
  onPick: (file: File) => void;
  /** Its name in a form, which sends the file itself. Without it the file is for `onPick` alone, or for the ImageDrop round it. */
  name?: string;
  /** The form is not sent without a file. Needs a `name`. */
  required?: boolean;
}

export interface FileInputProps extends FileChoice {
  /** Its name, for tests and tools: users neither see nor reach it. */
  label: string;
  /** Gets the focus in its place. */
  button: { current: HTMLButtonElement | null };
  /** Why its file is refused; keeps the form from being sent. */
  problem?: string;
  /** Nothing is sent. */
  disabled?: boolean;
  /** Gets the input element: `click()` opens the chooser. */
  ref?: Ref<HTMLInputElement>;
}

/** The browser's file chooser behind a button of ours. */
export function FileInput(props: FileInputProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, accept, capture, onPick, name, required, button, problem = '', disabled, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useEffect(() => {
    input.current?.setCustomValidity('');
    // the browser's own message, shown by the form, goes as soon as there is a file
    if (input.current?.validationMessage !== problem) input.current?.setCustomValidity(problem);
  }, [problem]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // emptied at once, unless a form sends it: picking the same file again, say after an error, would change nothing
    if (!name) event.target.value = '';
    if (file) onPick(file);
  };
  // the class keeps a host's rules about inputs off it, which would show it in spite of `hidden`
  const shared = { ref: input, accept, capture, onChange, type: 'file', 'aria-label': label, className: 'sd-sr' };
  if (!name) return <input {...shared} hidden />;
  // not `hidden`: a browser that misses the file must be able to go to it, and is sent on to the button
  return (
    <input
      {...shared}
      {...{ name, required, disabled }}
      tabIndex={-1}
      aria-hidden="true"
      onFocus={() => button.current?.focus()}
    />
  );
}

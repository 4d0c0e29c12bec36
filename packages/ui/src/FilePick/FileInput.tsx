import type { ChangeEvent, Ref } from 'react';

/** What is asked of the chooser. */
export interface FileChoice {
  /** Which files the chooser offers, as the `accept` attribute says it. */
  accept: string;
  /** Phones open the camera at the back instead of the gallery. */
  capture?: 'environment';
  /** Called with the file chosen; not called when the chooser is cancelled. */
  onPick: (file: File) => void;
}

export interface FileInputProps extends FileChoice {
  /** Its name, for tests and tools: users neither see nor reach it. */
  label: string;
  /** Gets the input element: `click()` opens the chooser. */
  ref?: Ref<HTMLInputElement>;
}

/** The browser's file chooser behind a button of ours. */
export function FileInput({ label, accept, capture, onPick, ref }: FileInputProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // emptied at once: picking the same file again, say after an error, would otherwise change nothing
    event.target.value = '';
    if (file) onPick(file);
  };
  return <input {...{ ref, accept, capture, onChange }} type="file" hidden aria-label={label} />;
}

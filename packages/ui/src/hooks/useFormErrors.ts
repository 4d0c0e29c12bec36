import { type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control's name; a field that sends another text than it shows keeps it beside. */
const nameOf = (control: Control) => control.name || (control.dataset.name ?? '');

/**
 * Shows what the browser finds missing or wrong as the fields' own errors, in its own language, in place of its bubbles.
 * The first of them gets the focus, and each message goes once its field is right.
 * @returns `errors` by the fields' names, and `formProps` for the `<form>`
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const note = (control: Control) => {
    setErrors((before) => ({ ...before, [nameOf(control)]: control.validationMessage || undefined }));
  };
  return {
    errors,
    formProps: {
      onInvalidCapture(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        note(event.target as unknown as Control);
        const first = [...event.currentTarget.elements].find((control) => control.matches(':invalid:not(fieldset)'));
        (first as HTMLElement | undefined)?.focus();
      },
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const control = target as unknown as Control;
        // a custom rule is written after the change is drawn
        if (errors[nameOf(control)]) queueMicrotask(() => note(control));
      },
      onReset() {
        setErrors({});
      },
    },
  };
}

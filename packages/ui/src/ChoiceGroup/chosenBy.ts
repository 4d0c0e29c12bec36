/**
 * What makes a native radio the chosen one of its set: its owner's `value`, or without one `defaultValue` at the start.
 * A form that is reset, as React does after an action, leaves the owner's choice as it is.
 */
export function chosenBy<Id>(id: Id, value: Id | null | undefined, defaultValue?: Id) {
  if (value === undefined) return { defaultChecked: id === defaultValue };
  const checked = id === value;
  return {
    checked,
    ref: (input: HTMLInputElement | null) => {
      if (input) input.defaultChecked = checked;
    },
  };
}

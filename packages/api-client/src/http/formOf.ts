/** What a form can carry: undefined is left out, null travels as an empty field, anything but plain values as JSON. */
export type FormFields = Record<string, string | number | boolean | object | null | undefined>;

/** Fields, and an image as the file `image`, as a multipart form. */
export function formOf(fields: FormFields, image?: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value === null) form.set(name, '');
    else form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  // last, so that a server that reads as it comes knows the fields first
  if (image) form.set('image', image);
  return form;
}

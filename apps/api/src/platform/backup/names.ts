/** Ends the name of a file that is encrypted. */
export const SEALED = '.sealed';

/** The name without the ending of encryption. */
export const plainName = (file: string): string => (file.endsWith(SEALED) ? file.slice(0, -SEALED.length) : file);

/** Postcodes out of whatever was typed or pasted: by comma, semicolon, space or line, each once. */
export const readPostcodes = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Whether two values of a form are alike, whatever made them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

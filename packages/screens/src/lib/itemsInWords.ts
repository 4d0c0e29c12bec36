/** `3 items`, `1 item`. */
export const itemsInWords = (count: number) => (count === 1 ? '1 item' : `${count} items`);

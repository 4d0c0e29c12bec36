import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it counts, ms. */
const REST = 300;

/**
 * Words as they are typed, told on once typing rests: neither an address nor a server is asked with every key.
 * @param value the words that count; a change from elsewhere replaces what is typed
 * @param onRest told the words, trimmed
 */
export function useDebounced(value: string, onRest: (words: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, of: value, told: value });
  // what comes back as it was told must not take away what was typed meanwhile
  if (typed.of !== value) setTyped({ ...typed, of: value, ...(value !== typed.told && { text: value, told: value }) });

  const words = typed.text.trim();
  const tell = useEffectEvent(() => {
    setTyped((now) => ({ ...now, told: words }));
    onRest(words);
  });
  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => tell(), REST);
    return () => clearTimeout(timer);
  }, [words, value]);

  return [typed.text, (text) => setTyped((now) => ({ ...now, text }))];
}

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Words as they are typed, passed on once typing rests: neither an address nor a server is asked with every key.
 * @param value the words that count; a change from elsewhere replaces what is typed
 * @param onRest called with the words, trimmed
 * @param rest how long typing rests before it counts, ms
 * @returns what is typed, and how to change it
 */
export function useDebounced(value: string, onRest: (words: string) => void, rest = 300) {
  const [typed, setTyped] = useState({ text: value, of: value, sent: value });
  // what comes back as it was sent must not take away what was typed meanwhile
  if (typed.of !== value) setTyped({ ...typed, of: value, ...(value !== typed.sent && { text: value, sent: value }) });

  const words = typed.text.trim();
  const send = useEffectEvent(() => {
    setTyped((now) => ({ ...now, sent: words }));
    onRest(words);
  });
  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => send(), rest);
    return () => clearTimeout(timer);
  }, [words, value, rest]);

  const setText = (text: string) => setTyped((now) => ({ ...now, text }));
  return [typed.text, setText] as const;
}

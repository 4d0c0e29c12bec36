import { LocaleProvider } from '@seduh/ui';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { defineWords, loadWords, useWords, type Words } from './words';

interface Said {
  hello: (name: string) => string;
}
const english = { words: { hello: (name: string) => `Hello ${name}` } };
const indonesian = { words: { hello: (name: string) => `Halo ${name}` } };

const define = () => {
  const fetchIn = { en: vi.fn(async () => english), id: vi.fn(async () => indonesian) };
  return { fetchIn, words: defineWords<Said>(fetchIn) };
};
const Greeting = ({ words }: { words: Words<Said> }) => <p>{useWords(words).hello('Rani')}</p>;
const page = (words: Words<Said>, locale = 'en-GB') => (
  <LocaleProvider locale={locale}>
    <Suspense fallback={<p>waiting</p>}>
      <Greeting words={words} />
    </Suspense>
  </LocaleProvider>
);
const said = () => screen.getByRole('paragraph').textContent;

it('waits for the words, then says them', async () => {
  const { words } = define();
  await act(async () => void render(page(words)));
  expect(said()).toBe('Hello Rani');
});

it('says them at once where they were fetched with the code, in the page’s language alone', async () => {
  const { words, fetchIn } = define();
  await loadWords();
  render(page(words));
  expect(said()).toBe('Hello Rani');
  expect(fetchIn.id).not.toHaveBeenCalled();
});

it('turns to another language that is here, and keeps what is on the page', async () => {
  const { words } = define();
  await loadWords(['en', 'id']);
  const { rerender } = render(page(words));
  const before = screen.getByRole('paragraph');
  rerender(page(words, 'id'));
  expect(said()).toBe('Halo Rani');
  expect(screen.getByRole('paragraph')).toBe(before);
});

it('speaks the first language where it does not know that of the page', async () => {
  const { words } = define();
  await loadWords();
  render(page(words, 'fr'));
  expect(said()).toBe('Hello Rani');
});

it('asks no second time while rendering, and again when asked', async () => {
  const { words, fetchIn } = define();
  fetchIn.en.mockRejectedValueOnce(new Error('offline'));
  await expect(words.wait('en')).rejects.toThrow('offline');
  await expect(words.wait('en')).rejects.toThrow('offline');
  expect(fetchIn.en).toHaveBeenCalledOnce();
  await words.load('en');
  expect(words.in('en')).toBe(english.words);
  expect(fetchIn.en).toHaveBeenCalledTimes(2);
});

it('lets words that did not come before keep nothing else waiting', async () => {
  const { words, fetchIn } = define();
  fetchIn.en.mockRejectedValue(new Error('offline'));
  await expect(loadWords(['en'])).rejects.toThrow('offline');
  await expect(loadWords(['en'])).resolves.toBeUndefined();
  fetchIn.en.mockResolvedValue(english);
  await loadWords(['en']);
  expect(words.in('en')).toBe(english.words);
});

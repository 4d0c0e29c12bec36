import { useDirection } from '@radix-ui/react-direction';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { DirectionProvider } from './DirectionProvider';

const Told = () => <output>{useDirection()}</output>;
const told = () => screen.getByRole('status').textContent;

it.each(['', 'ltr', 'rtl'])('goes by the document unless it is told: <html dir="%s">', (dir) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  render(
    <DirectionProvider>
      <Told />
    </DirectionProvider>,
  );
  expect(told()).toBe(dir || 'ltr');
});

it('goes by the nearest provider, whatever the document says', () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  render(
    <DirectionProvider dir="rtl">
      <DirectionProvider dir="ltr">
        <Told />
      </DirectionProvider>
    </DirectionProvider>,
  );
  expect(told()).toBe('ltr');
});

it('is left to right in a server page unless it is told', () => {
  expect(
    renderToString(
      <DirectionProvider>
        <Told />
      </DirectionProvider>,
    ),
  ).toBe('<output>ltr</output>');
  expect(
    renderToString(
      <DirectionProvider dir="rtl">
        <Told />
      </DirectionProvider>,
    ),
  ).toBe('<output>rtl</output>');
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Each does what React's development build warns of, or says so itself: the walk over the stories has to turn red by
 * every one of them, and expects that by their tag.
 */
const meta = {
  title: 'Development/Warned',
  tags: ['throws', '!dev', '!autodocs', '!test', '!visual'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Says({ how }: { how: 'error' | 'warn' }) {
  useEffect(() => console[how]('said on purpose'), [how]);
  return <p>It is said in the console</p>;
}

export const AnError: Story = { render: () => <Says how="error" /> };

export const AWarning: Story = { render: () => <Says how="warn" /> };

export const NoKey: Story = {
  // made by hand: in JSX the linter would have said so
  render: () => createElement('ul', null, [createElement('li', null, 'Latte'), createElement('li', null, 'Tea')]),
};

const unknown = { isSold: true } as object;

export const AnUnknownAttribute: Story = { render: () => <p {...unknown}>Sold out</p> };

export const NestedAsHtmlForbids: Story = {
  render: () => (
    <p>
      <div>Iced</div>
    </p>
  ),
};

export const AValueThatNobodyChanges: Story = { render: () => <input aria-label="Name" value="Rani" /> };

function Taken() {
  const [name, setName] = useState<string>();
  useEffect(() => queueMicrotask(() => setName('Rani')), []);
  return <input aria-label="Name" value={name} onChange={() => undefined} />;
}

export const TakesControlLater: Story = { render: () => <Taken /> };

function Meddler({ tell }: { tell: (count: number) => void }) {
  tell(1);
  return null;
}

function Meddled() {
  const [count, setCount] = useState(0);
  return (
    <p>
      {count} <Meddler tell={setCount} />
    </p>
  );
}

export const SetsAnotherOnesStateAsItIsDrawn: Story = { render: () => <Meddled /> };

const page = (made: ReactNode) => <p>Made {made}</p>;

function Hydrated() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    place.current.innerHTML = '<p>Made on the server</p>';
    const root = hydrateRoot(place.current, page('in the browser'));
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return <div ref={place} />;
}

export const AnotherPageThanTheServers: Story = { render: () => <Hydrated /> };

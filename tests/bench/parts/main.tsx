// The page of the figure "parts": the same cards and the same form, once of our parts and once of bare React elements.
import '@seduh/ui/styles.css';
import { MoneyField, PasswordField, ProductCard, TextArea, TextField } from '@seduh/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { flat } from './flat';

export type Kind = 'ours' | 'bare';

const CARDS = 1_000;
const FIELDS = 40;
const nothing = () => undefined;

const place = document.querySelector<HTMLElement>('#root')!;
let root: Root | undefined;

function clear() {
  root?.unmount();
  root = createRoot(place);
  return root;
}

/** Draws at once, and lays out. @returns milliseconds */
function draw(what: ReactNode): number {
  const into = clear();
  const began = performance.now();
  flushSync(() => into.render(what));
  // asks for the layout
  void place.offsetHeight;
  return performance.now() - began;
}

const cards = () => (
  <div className="sd-grid-products">
    {Array.from({ length: CARDS }, (_, number) => (
      <ProductCard
        key={number}
        href={`/product/${number}`}
        name={`Hazelnut Latte ${number}`}
        price={25_000 + number}
        meta="1,240 sold"
        image={null}
        action={{ kind: 'add', label: `Add Hazelnut Latte ${number} to cart`, onAdd: nothing }}
      />
    ))}
  </div>
);

/** Forty fields whose values are kept together, as a page's form keeps its draft. */
function Form() {
  const [values, setValues] = useState<Record<number, string>>({});
  const set = (number: number, value: string) => setValues((now) => ({ ...now, [number]: value }));
  return (
    <form>
      {Array.from({ length: FIELDS }, (_, number) => {
        const value = values[number] ?? '';
        const texts = { label: `Field ${number}`, hint: 'As it is called at the counter.' };
        const onChange = (event: { target: { value: string } }) => set(number, event.target.value);
        if (number % 10 === 7) return <TextArea key={number} {...texts} {...{ value, onChange }} />;
        if (number % 10 === 8) return <PasswordField key={number} {...texts} {...{ value, onChange }} />;
        if (number % 10 === 9)
          return (
            <MoneyField
              key={number}
              {...texts}
              value={value === '' ? null : Number(value)}
              onChange={(amount) => set(number, amount === null ? '' : String(amount))}
            />
          );
        return <TextField key={number} {...texts} {...{ value, onChange }} />;
      })}
    </form>
  );
}

type Draft = Record<string, string>;
const DraftContext = createContext<Draft>({});
const SetContext = createContext<(name: string, value: string) => void>(nothing);

function BareControl({ tag: Tag, name, ...rest }: { tag: 'input'; name: string }) {
  const value = useContext(DraftContext)[name] ?? '';
  const set = useContext(SetContext);
  return <Tag {...rest} value={value} onChange={({ target }) => set(name, target.value)} />;
}

/** The same elements and the same state without a part in between. */
function BareForm({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Draft>({});
  const set = useCallback((name: string, value: string) => setValues((now) => ({ ...now, [name]: value })), []);
  return (
    <SetContext value={set}>
      <DraftContext value={values}>{children}</DraftContext>
    </SetContext>
  );
}

const bareControl = (element: Element, props: Record<string, unknown>) => (
  <BareControl {...props} tag={element.tagName.toLowerCase() as 'input'} name={element.id} key={element.id} />
);

/** What was drawn, apart from the page. */
const copy = () => place.firstElementChild!.cloneNode(true) as Element;

/** @returns milliseconds until a thousand cards are laid out */
function mount(kind: Kind): number {
  if (kind === 'ours') return draw(cards());
  draw(cards());
  const elements = flat(copy());
  return draw(elements);
}

/** Types a text into the twelfth of forty fields. @returns milliseconds for each letter, until it is laid out */
async function type(kind: Kind, text: string): Promise<number[]> {
  draw(<Form />);
  if (kind === 'bare') draw(<BareForm>{flat(copy(), bareControl)}</BareForm>);
  const input = place.querySelectorAll('input')[12]!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const times: number[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const began = performance.now();
    write.call(input, text.slice(0, length));
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    // React draws what was typed before the task ends
    await Promise.resolve();
    void place.offsetHeight;
    times.push(performance.now() - began);
    if (input.value !== text.slice(0, length))
      throw new Error(`typed ${length} letters, and there is "${input.value}"`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
}

/** What the bench calls. */
export interface Parts {
  mount: typeof mount;
  type: typeof type;
}

Object.assign(window, { parts: { mount, type } satisfies Parts });

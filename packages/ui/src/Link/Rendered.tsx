import { clsx } from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type Ref, useMemo } from 'react';

type Props = Record<string, unknown>;
type Call = (...given: unknown[]) => unknown;

interface RenderedProps {
  /** As the app wrote it. */
  element: ReactElement;
  /** What the part would have given to a link of its own. */
  given: object;
}

/** An element of the app's in the place of one of ours: it gets what ours would have got, and keeps what it says itself. */
export function Rendered({ element, given }: RenderedProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  // handed over by a server component it may still be on its way: React unpacks that among children only
  const [own] = (isValidElement(element) ? [element] : Children.toArray(element)) as [ReactElement<Props>];
  const { ref: ours, ...rest } = given as Props & { ref?: Ref<unknown> };
  const theirs = own.props['ref'] as Ref<unknown> | undefined;
  const ref = useBoth(ours, theirs);
  return cloneElement(own, { ...merged(rest, own.props), ref });
}

/** The element's own word goes first, handlers are called one after the other, and the words inside are the part's. */
function merged(given: Props, own: Props): Props {
  return Object.fromEntries(
    Object.entries(given).map(([name, ours]) => {
      const theirs = own[name];
      if (ours === undefined || theirs === undefined) return [name, ours ?? theirs];
      if (name === 'children') return [name, ours];
      if (name === 'style') return [name, { ...ours, ...theirs }];
      if (name === 'className') return [name, withClass(ours as string, theirs)];
      if (name.startsWith('on')) return [name, inTurn(theirs as Call, ours as Call)];
      return [name, theirs];
    }),
  );
}

/** A link that knows whether it is current may make its class of that: `NavLink` of React Router. */
const withClass = (ours: string, theirs: unknown) =>
  typeof theirs === 'function' ? (state: unknown) => clsx(ours, theirs(state)) : clsx(ours, theirs as string);

const inTurn =
  (first: Call, then: Call): Call =>
  (...given) => {
    first(...given);
    then(...given);
  };

/** One for as long as neither changes: with every new one React would let go of the anchor and take it again. */
const useBoth = (one: Ref<unknown> | undefined, other: Ref<unknown> | undefined) =>
  useMemo(() => both(one, other), [one, other]);

/** One ref for two that both want the node. */
function both(one: Ref<unknown> | undefined, other: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!one || !other) return one ?? other;
  return (node) => {
    const ends = [give(one, node), give(other, node)];
    return () => ends.forEach((end) => end());
  };
}

function give(ref: Exclude<Ref<unknown>, null>, node: unknown): () => void {
  if (typeof ref !== 'function') {
    ref.current = node;
    return () => {
      ref.current = null;
    };
  }
  const end = ref(node);
  return typeof end === 'function' ? end : () => ref(null);
}

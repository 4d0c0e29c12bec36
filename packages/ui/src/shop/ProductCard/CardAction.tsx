import { useEffect, useState } from 'react';
import { Check, Pencil, Plus } from '../../icons';
import { Link, type LinkTarget } from '../../Link';

interface Add {
  /** A plus that answers with a tick. */
  kind: 'add';
  /** What it does, in full: `Add Iced Tea to cart`. */
  label: string;
  /** Called on each press. Where it answers false nothing was added yet, and no tick is shown. */
  onAdd: () => boolean | void;
}

interface Pen {
  /** A pen. */
  kind: 'edit';
  /** What it does, in full: `Edit Iced Tea`. */
  label: string;
}

/** Its `href` or `render` is where the product is changed. */
type Edit = Pen & LinkTarget;

/** What the disc of a product card does. */
export type ProductCardAction = Add | Edit;

interface CardActionProps {
  action: ProductCardAction;
  /** Nothing can be added now. */
  disabled: boolean;
}

/** How long the plus stays a tick after adding. */
const tickMs = 1200;

/** The disc in the bite: a plus that answers with a tick, or the admin's pen. */
export function CardAction({ action, disabled }: CardActionProps) {
  'use no memo'; // see ProductCard
  const [added, setAdded] = useState(0);

  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), tickMs);
    return () => clearTimeout(timer);
  }, [added]);

  if (action.kind === 'edit') {
    return (
      <Link
        className="sd-pcard-action sd-pcard-pen"
        {...({ href: action.href, render: action.render } as LinkTarget)}
        aria-label={action.label}
      >
        <Pencil aria-hidden="true" />
      </Link>
    );
  }
  return (
    <button
      className="sd-pcard-action"
      type="button"
      aria-label={action.label}
      disabled={disabled}
      data-added={added > 0 || undefined}
      onClick={() => {
        if (action.onAdd() !== false) setAdded((times) => times + 1);
      }}
    >
      <Plus aria-hidden="true" />
      <Check aria-hidden="true" />
    </button>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { EmptyCart } from './EmptyCart';
import './Cart.css';

export interface CartPageProps {
  title: string;
  /** Beside the heading. */
  beside?: ReactNode;
  /** Undefined while it is not known. */
  isEmpty: boolean | undefined;
  /** While it is not known, what an empty cart says stands there as well: first.css shows it or the page. */
  isGuessed?: boolean;
  /** The page, while there is something in the cart. */
  children: ReactNode;
}

/** The frame of the cart and of the checkout. The focus that was in the last line goes to the heading with it. */
export function CartPage({ title, beside, isEmpty, isGuessed = false, children }: CartPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadLines = useRef(false);
  useEffect(() => {
    if (isEmpty === true && hadLines.current) heading.current?.focus();
    hadLines.current = isEmpty === false;
  }, [isEmpty]);

  return (
    <div className="sd-wrap cart">
      <PageTitle>{title}</PageTitle>
      <header className="cart-head">
        <h1 ref={heading} tabIndex={-1} className="sd-display sd-t-1">
          {title}
        </h1>
        {beside}
      </header>
      {/* at one place, guessed or known: made anew it would be the page's largest paint once more */}
      {(isEmpty ?? isGuessed) && <EmptyCart isGuess={isEmpty === undefined} />}
      {!isEmpty && children}
    </div>
  );
}

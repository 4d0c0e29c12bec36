import { lead } from '../Button/lead';
import { type ButtonLook, buttonClass } from '../Button/look';
import { Link, type LinkPartProps } from '../Link';

interface LinkState {
  /** The page behind it is on its way: a ring stands before the unchanged words, and it is not followed again. */
  loading?: boolean;
  /** There is nowhere to go now: it keeps its place, leads nowhere and is no stop of the Tab key. */
  disabled?: boolean;
}

export type LinkButtonProps = LinkPartProps & ButtonLook & LinkState;

/** A link that looks like a button: it goes somewhere, so it stays an anchor. */
export function LinkButton({
  variant,
  size,
  block,
  danger,
  icon,
  loading = false,
  disabled,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <Link
      aria-busy={loading || undefined}
      aria-disabled={disabled || undefined}
      {...rest}
      className={buttonClass({ variant, size, block, danger }, className)}
    >
      {lead(icon, loading)}
      {children}
    </Link>
  );
}

import { type ButtonLook, buttonClass } from '../Button/look';
import { Link, type LinkProps } from '../Link';

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button: it goes somewhere, so it stays an anchor. */
export function LinkButton({ variant, size, block, danger, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, danger }, className)}>
      {icon}
      {children}
    </Link>
  );
}

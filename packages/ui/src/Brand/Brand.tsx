import { clsx } from 'clsx';
import { Link, type LinkProps } from '../Link';
import { Mark } from './Mark';
import './Brand.css';

export interface BrandProps extends Omit<LinkProps, 'children'> {
  /** The name, drawn as the wordmark. Default `Seduh`. */
  name?: string;
}

/** Mark and wordmark as one link home. */
export function Brand({ name = 'Seduh', className, ...rest }: BrandProps) {
  return (
    <Link aria-label={`${name}, home`} {...rest} className={clsx('sd-brand', className)}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}

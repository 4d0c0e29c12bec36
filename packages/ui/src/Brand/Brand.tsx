import { clsx } from 'clsx';
import { usePhrases } from '../hooks/usePhrases';
import { Link, type LinkPartProps } from '../Link';
import type { Phrases } from '../phrases/Phrases';
import { Mark } from './Mark';
import './Brand.css';

interface BrandWords {
  /** The name, drawn as the wordmark. Default `Seduh`. */
  name?: string;
  children?: never;
}

export type BrandProps = LinkPartProps & BrandWords;

const english = { home: (name) => `${name}, home` } satisfies Phrases['Brand'];

/** Mark and wordmark as one link home. */
export function Brand({ name = 'Seduh', className, ...rest }: BrandProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('Brand', english);
  return (
    <Link aria-label={words.home(name)} {...rest} className={clsx('sd-brand', className)}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Check, CircleAlert, Info } from '../icons';
import './Banner.css';

/** What a banner says: something failed, something to know, something is done. */
export type BannerTone = 'bad' | 'info' | 'ok';

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** Colour by meaning; `bad` is announced at once. Default `info`. */
  tone?: BannerTone;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
  /** Gets the root element. */
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<BannerTone, ReactNode> = { bad: <CircleAlert />, info: <Info />, ok: <Check /> };

/** A message about the whole form or page, in the flow above what it is about. */
export function Banner({ tone = 'info', icon, className, children, ...rest }: BannerProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} {...rest} className={clsx('sd-banner', className)} data-tone={tone}>
      {icon ?? icons[tone]}
      <div className="sd-banner-text">{children}</div>
    </div>
  );
}

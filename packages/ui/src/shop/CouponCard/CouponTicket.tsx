import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './CouponCard.css';

/** The colour of a coupon's stub. */
export type CouponTone = 'marigold' | 'espresso' | 'pandan' | 'sambal' | 'blirik';

/** What is printed on a coupon. */
export interface CouponPrint {
  /** The colour of the stub. */
  tone: CouponTone;
  /** The offer in large type: "20%", "1 + 1", "10K". */
  offer: string;
  /** The word under it: "off", "free". */
  offerNote: string;
  /** What the coupon is called; two lines at most. */
  title: string;
  /** Its conditions and its code, whole: the ticket grows with them. */
  condition: string;
}

export interface CouponTicketProps extends CouponPrint, Omit<ComponentProps<'div'>, 'title' | 'children'> {}

/** A coupon to look at, for a preview or a picture: nothing can be chosen. */
export function CouponTicket({ tone, offer, offerNote, title, condition, className, ...rest }: CouponTicketProps) {
  return (
    <div className={clsx('sd-coupon', className)} data-tone={tone} {...rest}>
      <CouponFace offer={offer} offerNote={offerNote} title={title} condition={condition} />
    </div>
  );
}

interface CouponFaceProps extends Omit<CouponPrint, 'tone'>, Pick<ComponentProps<'span'>, 'children'> {
  conditionId?: string;
}

/** The two parts of the paper: the stub, and the body behind the tear. */
export function CouponFace({ offer, offerNote, title, condition, conditionId, children }: CouponFaceProps) {
  'use no memo'; // see CouponPicker
  return (
    <>
      <span className="sd-coupon-stub">
        <b>{offer}</b>
        <small>{offerNote}</small>
      </span>
      <span className="sd-coupon-body">
        <strong className="sd-small sd-clamp-2">{title}</strong>
        <span id={conditionId} className="sd-tiny sd-muted sd-coupon-condition">
          {condition}
        </span>
        {children}
      </span>
    </>
  );
}

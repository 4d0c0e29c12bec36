import { CouponTicket } from '@seduh/ui';
import { PicturePicker, type PicturePickerProps } from '../PicturePicker';
import { couponOf, type PromoPrint } from '../../lib/coupon';

/** Beside a promo's fields: its picture, and the ticket as customers will see it. */
export function PromoSide({ print, ...picker }: PicturePickerProps & { print: PromoPrint }) {
  const { value: _value, ...ticket } = couponOf(print, 0);
  return (
    <>
      <PicturePicker {...picker} />
      <section className="edit-preview" aria-labelledby="promo-preview">
        <h2 id="promo-preview" className="small">
          How it will look
        </h2>
        <CouponTicket {...ticket} />
      </section>
    </>
  );
}

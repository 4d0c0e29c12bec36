import { cartActions, serverNow } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { DELIVERY, LIMITS } from '@seduh/contract/constants';
import { firstPossibleTime, hasAreas, isOfTheDoor } from '@seduh/domain';
import { AddressCard, Button, DeliveryPicker, Notice, TextArea, TextField } from '@seduh/ui';
import { Suspense, useEffect, useRef } from 'react';
import { DeliveryMethodIcon, deliveryMethodOptions } from '../../lib/orders/methods/deliveryMethods';
import { methodWords } from '../../lib/orders/methods/words';
import { seatNote } from '../../lib/seat/lazy';
import { useWords } from '../../lib/words/words';
import { placeInWords } from './fulfilment';
import WhenField from '../times/WhenField';
import { PostcodeField } from './PostcodeField';
import type { Payment } from '../usePayment';
import { lateWords } from './words';

/** Where editing starts; a new object asks for the focus again. */
export interface DetailsFocus {
  field: 'method' | 'time' | 'address' | 'postcode';
}

export interface DetailsFormProps {
  payment: Payment;
  shop: Shop;
  focus: DetailsFocus;
  addressError?: string;
  /** Who wanted to pay was told that the postcode is missing. */
  isPostcodeAsked: boolean;
  onDone: () => void;
}

/** Where the focus goes: the first of these that is there. */
const targets: Record<DetailsFocus['field'], string[]> = {
  // the chosen method may be off just now
  method: ['input[type="radio"]:checked:enabled', 'input[type="radio"]:enabled'],
  time: ['select'],
  address: ['textarea'],
  postcode: ['input[name="postcode"]', 'textarea'],
};

/** Delivery method, time and place of an order. Every change goes into the cart at once, so that the sum follows. */
export default function DetailsForm({ payment, shop, focus, addressError, isPostcodeAsked, onDone }: DetailsFormProps) {
  const m = useWords(lateWords);
  const methods = useWords(methodWords);
  const { cart, profile, problems } = payment;
  const { deliveryId, time, table, address } = cart;
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef<DetailsFocus>(null);
  const isNow = time === 'now';
  const saved = profile.data?.address ?? null;
  const phone = profile.data?.phone;
  const counter = placeInWords(DELIVERY.pickUp, shop, { address: '', table: '', phone }, m);

  const takeSaved = () => {
    cartActions.setAddress(null);
    cartActions.setPostcode(null);
  };

  useEffect(() => {
    // once each time it is asked for: whoever goes back to "now" means it
    if (asked.current === focus) return;
    const first = focus.field === 'time' && isNow ? firstPossibleTime(shop, deliveryId, serverNow()) : null;
    if (first) {
      // and back here, when there is something to set
      cartActions.setTime(first.toISOString());
      return;
    }
    asked.current = focus;
    const found = targets[focus.field].map((selector) => form.current?.querySelector<HTMLElement>(selector));
    found.find(Boolean)?.focus();
  }, [focus, isNow, shop, deliveryId]);

  return (
    <form
      ref={form}
      className="details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <DeliveryPicker
        legend={m.delivery}
        options={deliveryMethodOptions(shop, isNow, methods)}
        value={deliveryId}
        onChange={cartActions.setDelivery}
      />
      <WhenField
        {...{ shop, deliveryId, time }}
        onChange={cartActions.setTime}
        error={isNow ? undefined : problems.find((one) => !isOfTheDoor(one))?.msg}
      />
      {deliveryId === DELIVERY.doorDelivery && (
        <>
          <TextArea
            label={m.address}
            name="address"
            autoComplete="street-address"
            rows={3}
            required
            maxLength={LIMITS.address}
            hint={phone ? m.calls(phone) : undefined}
            error={addressError}
            value={address ?? saved ?? ''}
            onChange={(event) => cartActions.setAddress(event.target.value)}
          />
          {saved && address !== null && address !== saved && (
            <Button variant="quiet" size="sm" className="details-saved" onClick={takeSaved}>
              {m.saved}
            </Button>
          )}
          {hasAreas(shop) && <PostcodeField {...{ payment, shop }} isAsked={isPostcodeAsked} />}
        </>
      )}
      {payment.isSeated ? (
        <Suspense>
          <seatNote.Part deliveryId={deliveryId} />
        </Suspense>
      ) : (
        deliveryId === DELIVERY.dineIn && shop.has_tables && <Notice>{m.scanTable}</Notice>
      )}
      {deliveryId === DELIVERY.dineIn && !payment.isSeated && !shop.has_tables && (
        <TextField
          label={m.table}
          name="table"
          autoComplete="off"
          maxLength={LIMITS.table}
          hint={m.tableHint}
          value={table}
          onChange={(event) => cartActions.setTable(event.target.value)}
        />
      )}
      {deliveryId === DELIVERY.pickUp && counter && (
        <AddressCard icon={<DeliveryMethodIcon deliveryId={deliveryId} />} {...counter} />
      )}
      <Button type="submit" variant="brand" className="details-done">
        {m.done}
      </Button>
    </form>
  );
}

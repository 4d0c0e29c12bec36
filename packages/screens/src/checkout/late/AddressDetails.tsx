import { serverNow } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { AddressCard, Banner, Button, Clock, MapPin, Panel, Plus, useLocale } from '@seduh/ui';
import { Suspense, useEffect, useRef } from 'react';
import { DeliveryMethodIcon } from '../../lib/orders/methods/deliveryMethods';
import { doorOf } from '../../lib/orders/door';
import { methodWords } from '../../lib/orders/methods/words';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import type { DetailsFocus } from './DetailsForm';
import { placeInWords, timeInWords } from './fulfilment';
import { detailsForm } from './lazy';
import type { Payment } from '../usePayment';
import { checkoutWords } from '../words';
import { lateWords } from './words';

export interface AddressDetailsProps {
  payment: Payment;
  shop: Shop;
  /** Null: read, else edit, starting where it says. */
  editing: DetailsFocus | null;
  onEditingChange: (editing: DetailsFocus | null) => void;
  /** What is wrong with the address. */
  addressError?: string;
  /** Who wanted to pay was told that it is missing. */
  isPostcodeAsked: boolean;
}

/** Where and when the customer gets the order, and the form that changes it. */
export default function AddressDetails({
  payment,
  shop,
  editing,
  onEditingChange,
  addressError,
  isPostcodeAsked,
}: AddressDetailsProps) {
  const m = useWords(lateWords);
  const methods = useWords(methodWords);
  const { details } = useWords(checkoutWords);
  const { tryAgain } = useWords(pageWords);
  const locale = useLocale();
  const { cart, profile, quote, address, table, time, isAddressOnItsWay: isWaiting } = payment;
  const { deliveryId } = cart;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = editing !== null;

  useEffect(() => {
    if (!isEditing && wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (editing) {
    return (
      <Panel title={details}>
        <Suspense
          fallback={
            <p className="sd-muted" aria-busy="true">
              {m.moment}
            </p>
          }
        >
          <detailsForm.Part
            payment={payment}
            shop={shop}
            focus={editing}
            addressError={addressError}
            isPostcodeAsked={isPostcodeAsked}
            onDone={() => onEditingChange(null)}
          />
        </Suspense>
      </Panel>
    );
  }

  const isDoor = deliveryId === DELIVERY.doorDelivery;
  const door = doorOf(address, payment.isPostcodeMissing ? null : payment.postcode);
  const place = placeInWords(deliveryId, shop, { address: door ?? '', table, phone: profile.data?.phone }, m);
  const clock = { zone: shop.time_zone, locale, now: serverNow().getTime() };
  const when = timeInWords(deliveryId, time, quote, shop, clock, m, methods);
  return (
    <Panel
      title={details}
      action={
        <Button
          ref={edit}
          variant="quiet"
          size="sm"
          aria-label={m.editDetails}
          onClick={() => onEditingChange({ field: 'method' })}
        >
          {m.edit}
        </Button>
      }
    >
      {place ? (
        <AddressCard icon={isDoor ? <MapPin /> : <DeliveryMethodIcon deliveryId={deliveryId} />} {...place} />
      ) : (
        <AddressCard
          icon={<MapPin />}
          title={isWaiting ? m.lookingUp : m.where}
          lines={isWaiting ? [] : [m.needsStreet]}
          outlined
          aria-busy={isWaiting || undefined}
          action={
            <Button variant="line" size="sm" icon={<Plus />} onClick={() => onEditingChange({ field: 'address' })}>
              {m.add}
            </Button>
          }
        />
      )}
      {place && payment.isPostcodeMissing && (
        <Button
          variant="line"
          size="sm"
          icon={<Plus />}
          className="details-gap"
          onClick={() => onEditingChange({ field: 'postcode' })}
        >
          {m.addPostcode}
        </Button>
      )}
      {profile.error && !profile.data && isDoor && !address && (
        <Banner tone="bad" className="details-gap">
          <p>{m.noAddress(profile.error.msg)}</p>
          <Button variant="line" size="sm" onClick={profile.retry}>
            {tryAgain}
          </Button>
        </Banner>
      )}
      <hr className="sd-rule-dash" />
      <AddressCard icon={<Clock />} {...when} />
    </Panel>
  );
}

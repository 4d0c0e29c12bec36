import { serverNow } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { AddressCard, Banner, Button, Clock, MapPin, Panel, Plus, useLocale } from '@seduh/ui';
import { Suspense, useEffect, useRef } from 'react';
import { DeliveryMethodIcon } from '../lib/orders/deliveryMethods';
import type { DetailsFocus } from './DetailsForm';
import { placeInWords, timeInWords } from './fulfilment';
import { detailsForm } from './lazy';
import type { Payment } from './usePayment';

export interface AddressDetailsProps {
  payment: Payment;
  shop: Shop;
  /** Null: read, else edit, starting where it says. */
  editing: DetailsFocus | null;
  onEditingChange: (editing: DetailsFocus | null) => void;
  /** What is wrong with the address. */
  addressError?: string;
}

/** Where and when the customer gets the order, and the form that changes it. */
export function AddressDetails({ payment, shop, editing, onEditingChange, addressError }: AddressDetailsProps) {
  const locale = useLocale();
  const { cart, profile, quote, address, time, isAddressOnItsWay: isWaiting } = payment;
  const { deliveryId, table } = cart;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = editing !== null;

  useEffect(() => {
    if (!isEditing && wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (editing) {
    return (
      <Panel title="Address details">
        <Suspense
          fallback={
            <p className="sd-muted" aria-busy="true">
              One moment.
            </p>
          }
        >
          <detailsForm.Part
            payment={payment}
            shop={shop}
            focus={editing}
            addressError={addressError}
            onDone={() => onEditingChange(null)}
          />
        </Suspense>
      </Panel>
    );
  }

  const isDoor = deliveryId === DELIVERY.doorDelivery;
  const place = placeInWords(deliveryId, shop, { address, table, phone: profile.data?.phone });
  const when = timeInWords(deliveryId, time, quote, shop, serverNow(), locale);
  return (
    <Panel
      title="Address details"
      action={
        <Button
          ref={edit}
          variant="quiet"
          size="sm"
          aria-label="Edit the address details"
          onClick={() => onEditingChange({ field: 'method' })}
        >
          Edit
        </Button>
      }
    >
      {place ? (
        <AddressCard icon={isDoor ? <MapPin /> : <DeliveryMethodIcon deliveryId={deliveryId} />} {...place} />
      ) : (
        <AddressCard
          icon={<MapPin />}
          title={isWaiting ? 'Looking up your address' : 'Where to?'}
          lines={isWaiting ? [] : ['The rider needs a street and a number.']}
          outlined
          aria-busy={isWaiting || undefined}
          action={
            <Button variant="line" size="sm" icon={<Plus />} onClick={() => onEditingChange({ field: 'address' })}>
              Add
            </Button>
          }
        />
      )}
      {profile.error && !profile.data && isDoor && !address && (
        <Banner tone="bad" className="details-gap">
          <p>{`Your saved address did not come. ${profile.error.msg}`}</p>
          <Button variant="line" size="sm" onClick={profile.retry}>
            Try again
          </Button>
        </Banner>
      )}
      <hr className="sd-rule-dash" />
      <AddressCard icon={<Clock />} {...when} />
    </Panel>
  );
}

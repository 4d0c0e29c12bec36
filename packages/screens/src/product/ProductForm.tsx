import type { ProductDetail, Shop } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, DeliveryPicker, LinkButton, Pencil, QuantityStepper, SizePicker, TextArea, useMoney } from '@seduh/ui';
import { useId } from 'react';
import { useSession } from '@seduh/api-client';
import { whenField } from '../checkout';
import { deliveryMethodOptions } from '../lib/orders/methods/deliveryMethods';
import { methodWords } from '../lib/orders/methods/words';
import { pageWords } from '../lib/page/words';
import { AskStaff } from '../lib/AskStaff';
import { CupContents } from '../lib/options/CupContents';
import { OptionFields } from '../lib/options/OptionFields';
import { sizeOfContents, sizeOptions } from '../lib/options/sizeOptions';
import { paths } from '../lib/paths';
import { useLoaded } from '../lib/lazy/useLoaded';
import { allergyAnswer, chosenWarning } from '../lib/warnings/lazy';
import { useWords } from '../lib/words/words';
import { soldOut } from '../catalogue';
import type { Choice } from './useChoice';
import { productWords } from './words';

export interface ProductFormProps {
  product: ProductDetail;
  shop: Shop | undefined;
  isAdmin: boolean;
  choice: Choice;
}

/** Size, how many, how it is handed over and when, a word to the kitchen. */
export function ProductForm({ product, shop, isAdmin, choice }: ProductFormProps) {
  const m = useWords(productWords);
  const methods = useWords(methodWords);
  const page = useWords(pageWords);
  const money = useMoney();
  const hintId = useId();
  const canSellOut = useLoaded(soldOut, isAdmin) && !product.archived;
  const { status, can } = useSession();
  const canWarn = useLoaded(chosenWarning, status === 'in' && !isAdmin);
  const canAnswer = useLoaded(allergyAnswer, choice.note !== '');
  const canSetTime = useLoaded(whenField, shop !== undefined);
  const isNow = choice.time === 'now';
  const sizes = sizeOptions(product, page, money);

  return (
    <form
      className="pd-form"
      // what is missing is told by the groups themselves
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAdmin) choice.addToCart();
      }}
    >
      {sizes.length > 1 && (
        <SizePicker legend={m.size} options={sizes} value={choice.sizeId} onChange={choice.setSizeId} />
      )}
      <div className="pd-quantity">
        <p className="sd-legend">{m.quantity}</p>
        <QuantityStepper label={m.quantity} size="lg" value={choice.quantity} onChange={choice.setQuantity} />
      </div>
      {!isAdmin && (
        <>
          <OptionFields className="pd-span" groups={product.option_groups} options={choice.options} />
          <div className="pd-span">
            <CupContents contents={choice.options.contents} of={sizeOfContents(sizes, choice.sizeId)} />
            {canWarn && <chosenWarning.Part product={product} optionIds={choice.options.ids} />}
          </div>
          <DeliveryPicker
            className="pd-span"
            legend={m.delivery}
            options={deliveryMethodOptions(shop, isNow, methods)}
            value={choice.deliveryId}
            onChange={choice.setDelivery}
          />
          <div className="pd-span pd-when">
            {shop && canSetTime && (
              <whenField.Part
                shop={shop}
                deliveryId={choice.deliveryId}
                time={choice.time}
                onChange={choice.setTime}
                adds={choice.line}
              />
            )}
          </div>
          <div className="pd-span">
            <TextArea
              label={m.note}
              hint={m.noteHint}
              rows={2}
              maxLength={LIMITS.note}
              value={choice.note}
              onChange={(event) => choice.setNote(event.target.value)}
            />
            {canAnswer && <allergyAnswer.Part note={choice.note} />}
          </div>
        </>
      )}
      <div className="pd-span pd-actions">
        {/* staff have no cart: theirs would lead to a checkout that is not for them */}
        {isAdmin ? (
          <>
            {can('catalogue') && (
              <LinkButton variant="line" size="lg" href={paths.productEdit(product.id)} icon={<Pencil />}>
                {m.edit}
              </LinkButton>
            )}
            {canSellOut && <soldOut.Part product={product} />}
          </>
        ) : (
          <>
            <Button
              type="submit"
              size="lg"
              className="pd-add"
              disabled={!choice.canAdd}
              aria-describedby={choice.quantity === 0 ? hintId : undefined}
            >
              {m.add}
            </Button>
            <AskStaff phone={shop?.phone} />
            {choice.quantity === 0 && (
              <p id={hintId} className="sd-small sd-muted" role="status">
                {m.least}
              </p>
            )}
          </>
        )}
      </div>
    </form>
  );
}

import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { chosenBy } from '../../ChoiceGroup/chosenBy';
import { CouponFace, type CouponPrint } from './CouponTicket';
import './CouponCard.css';

export interface CouponCardProps extends CouponPrint, Omit<ComponentProps<'label'>, 'title' | 'children' | 'onSelect'> {
  /** The name of the radio group it belongs to. */
  name: string;
  /** What it stands for in the group. */
  value: string;
  /** Whether it is the chosen one. */
  checked: boolean;
  /** Called with its value whenever it is pressed, also when it is the chosen one already. */
  onSelect: (value: string) => void;
  /** Why it cannot be used (used up, expired); takes the condition's place. */
  disabledReason?: string;
}

/** A torn ticket that is one radio of a group. */
export function CouponCard({
  name,
  value,
  tone,
  offer,
  offerNote,
  title,
  condition,
  checked,
  onSelect,
  disabledReason,
  className,
  ...rest
}: CouponCardProps) {
  'use no memo'; // see CouponPicker
  const conditionId = useId();

  return (
    <label className={clsx('sd-coupon sd-coupon-choice', className)} data-tone={tone} {...rest}>
      <CouponFace
        offer={offer}
        offerNote={offerNote}
        title={title}
        condition={disabledReason ?? condition}
        conditionId={conditionId}
      >
        <span className="sd-coupon-dot" />
      </CouponFace>
      {/* read-only to React, because the chosen radio, pressed again, fires a click but no change */}
      <input
        className="sd-choice-input"
        type="radio"
        name={name}
        value={value}
        aria-label={`${title}, ${offer} ${offerNote}`}
        aria-describedby={conditionId}
        {...chosenBy(value, checked ? value : null)}
        readOnly
        disabled={disabledReason !== undefined}
        onClick={() => onSelect(value)}
      />
    </label>
  );
}

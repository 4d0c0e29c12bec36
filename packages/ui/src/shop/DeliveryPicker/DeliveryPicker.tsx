import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../../ChoiceGroup';
import { chosenBy } from '../../ChoiceGroup/chosenBy';
import './DeliveryPicker.css';

/** One delivery method. */
export interface DeliveryOption<Id extends number = number> {
  /** Identifies it in `value` and `onChange`. */
  id: Id;
  /** The words on the tile. */
  label: string;
  /** The icon above them. */
  icon: ReactNode;
  /** Why it cannot be chosen now; being given disables the tile and shows the reason below. */
  disabledReason?: string;
}

export interface DeliveryPickerProps<Id extends number = number>
  extends Omit<ChoiceGroupProps, 'onChange'>, ChoiceTexts {
  /** The methods in order, three to a row. */
  options: DeliveryOption<Id>[];
  /** The id of the chosen method. */
  value: Id;
  /** Called with the id of the method picked. */
  onChange: (id: Id) => void;
  /** The set's name in a form, which sends the id of the chosen method. Default: a generated one. */
  name?: string;
  /** The form is not sent without a choice. */
  required?: boolean;
}

/** Tiles with an icon and a word; a tile that is off says why below. */
export function DeliveryPicker<Id extends number>({
  options,
  value,
  onChange,
  name,
  required,
  className,
  ...rest
}: DeliveryPickerProps<Id>) {
  const own = useId();
  const reasonId = (id: number) => `${own}-reason-${id}`;

  return (
    <ChoiceGroup className={clsx('sd-delivery-picker', className)} {...rest}>
      <div className="sd-tiles">
        {options.map(({ id, label, icon, disabledReason }) => (
          <label key={id} className="sd-tile">
            {icon}
            <span>{label}</span>
            <input
              className="sd-choice-input"
              type="radio"
              name={name ?? own}
              required={required}
              value={id}
              {...chosenBy(id, value)}
              disabled={disabledReason !== undefined}
              aria-describedby={disabledReason === undefined ? undefined : reasonId(id)}
              onChange={() => onChange(id)}
            />
          </label>
        ))}
      </div>
      {options.map(
        ({ id, label, disabledReason }) =>
          disabledReason !== undefined && (
            <p key={id} id={reasonId(id)} className="sd-tile-reason">
              <span className="sd-sr">{`${label}: `}</span>
              {disabledReason}
            </p>
          ),
      )}
    </ChoiceGroup>
  );
}

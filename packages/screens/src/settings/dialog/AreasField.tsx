import type { ShopSettings } from '@seduh/contract';
import { DELIVERY_AREAS, SETTING_LENGTHS, SETTING_RANGES } from '@seduh/contract/constants';
import { Button, MoneyField, Plus, TextArea, TextField } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import { AreasPreview } from './AreasPreview';
import type { FormProps } from './draft';

type Area = ShopSettings['delivery_areas'][number];
/** While it is typed, a fee may be missing. */
type TypedArea = Omit<Area, 'fee'> & { fee: number | null };

const NEW: TypedArea = { name: '', postcodes: [], fee: null, minimum: null };

/** Postcodes out of whatever was typed or pasted: by comma, semicolon, space or line, each once. */
export const readPostcodes = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Where the riders ride to, each area with its postcodes, its fee and its smallest order, as customers will find it. */
export function AreasField({ draft, onEdit, errors }: FormProps) {
  const m = useWords(settingsWords);
  const areas: readonly TypedArea[] = draft.delivery_areas;
  const set = (changed: readonly TypedArea[]) => onEdit({ delivery_areas: changed as Area[] });

  return (
    <fieldset className="settings-areas">
      <legend className="sd-choice-legend">{m.areas}</legend>
      <p className="sd-small sd-muted">{areas.length === 0 ? m.noAreas : m.areasText}</p>
      {/* a new one has no name yet: its place is its key */}
      {Array.from(areas, (area, index) => (
        <AreaFields
          key={index}
          area={area}
          isFirst={index === 0}
          errors={(name) => errors[`delivery_areas.${index}.${name}`]}
          onChange={(change) => set(areas.map((one, at) => (at === index ? { ...one, ...change } : one)))}
          onRemove={() => set(areas.filter((_, at) => at !== index))}
        />
      ))}
      {areas.length < DELIVERY_AREAS && (
        <div className="settings-buttons">
          <Button size="sm" variant="line" icon={<Plus />} onClick={() => set([...areas, NEW])}>
            {m.addArea}
          </Button>
        </div>
      )}
      <AreasPreview areas={areas} minimum={draft.delivery_minimum ?? 0} />
    </fieldset>
  );
}

interface AreaFieldsProps {
  area: TypedArea;
  /** The others need no hints any more. */
  isFirst: boolean;
  /** What is wrong with one of its fields. */
  errors: (name: keyof Area) => string | undefined;
  onChange: (change: Partial<TypedArea>) => void;
  onRemove: () => void;
}

function AreaFields({ area, isFirst, errors, onChange, onRemove }: AreaFieldsProps) {
  const m = useWords(settingsWords);
  const { name, postcodes, fee, minimum } = area;
  const [typed, setTyped] = useState(() => postcodes.join(', '));
  // the spaces and commas in between are the typist's as long as it says the same
  const text = readPostcodes(typed).join() === postcodes.join() ? typed : postcodes.join(', ');
  const called = name || m.anArea;

  return (
    <fieldset className="settings-day">
      <legend className="sd-sr">{called}</legend>
      <TextField
        label={m.areaName}
        autoComplete="off"
        maxLength={SETTING_LENGTHS.delivery_area}
        value={name}
        error={errors('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextArea
        label={m.areaPostcodes}
        rows={2}
        inputMode="numeric"
        autoComplete="off"
        hint={isFirst ? m.areaPostcodesHint : undefined}
        value={text}
        error={errors('postcodes')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ postcodes: readPostcodes(target.value) });
        }}
      />
      <div className="settings-span settings-span-top">
        <MoneyField
          label={m.areaFee}
          maxDigits={String(SETTING_RANGES.shipping_fee.max).length}
          value={fee}
          error={errors('fee')}
          onChange={(next) => onChange({ fee: next })}
        />
        <MoneyField
          label={m.areaMinimum}
          hint={isFirst ? m.areaMinimumHint : undefined}
          maxDigits={String(SETTING_RANGES.delivery_minimum.max).length}
          value={minimum}
          error={errors('minimum')}
          onChange={(next) => onChange({ minimum: next })}
        />
      </div>
      <Button size="sm" variant="quiet" className="settings-less" aria-label={m.removeArea(called)} onClick={onRemove}>
        {m.remove}
      </Button>
    </fieldset>
  );
}

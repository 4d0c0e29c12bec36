'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { CATEGORIES, idIn } from '@seduh/contract/constants';
import { usualWork } from '@seduh/domain/forecast';
import { useLocale } from '@seduh/ui';
import { useWords } from '../../../lib/words/words';
import { Fold } from '../../Fold';
import { Control } from '../../FormFields';
import {
  isTooLong,
  SECONDS_INPUT,
  secondsInWords,
  stationFrom,
  stationOptions,
  stationValue,
} from '../../making/makingValues';
import { makingWords } from '../../making/words';
import { digitsOf } from '../../values';
import { makingOf } from '../productMaking';
import { FieldsError } from './FieldsError';
import type { OptionsFieldsProps } from './ProductContents';

/** What one piece of a product takes to make, and where. Folded until it is wanted: few touch it after the first day. */
export function ProductMaking({ draft, errors, onChange, item: product }: OptionsFieldsProps) {
  const m = useWords(makingWords);
  const locale = useLocale();
  const { making: typed } = draft;
  const { seconds, station } = makingOf(draft, product);
  // it goes by the category that is chosen now
  const category = idIn(CATEGORIES, draft.category_id) ?? product?.category_id;
  const usual = category === undefined ? undefined : usualWork(category);
  const usualSeconds = usual && m.inSeconds(usual.seconds.toLocaleString(locale));
  const unsetSeconds = usualSeconds === undefined ? m.usual : m.asUsual(usualSeconds);
  const unsetStation = usual ? m.asUsual(m.stations[usual.station]) : m.usual;
  const error = errors.making;

  return (
    <Fold title={m.title} isUsed={false} isWrong={error !== undefined}>
      <p className="sd-small sd-muted">{m.productHint}</p>
      <div className="edit-two">
        <Control
          name="making.seconds"
          item={product}
          field={{
            control: 'text',
            label: m.seconds,
            empty: null,
            blank: '',
            isOptional: true,
            read: ({ making: now }) => now.seconds?.toString() ?? '',
            write: String,
            show: ({ making: now }) => secondsInWords(now.seconds, m, locale, unsetSeconds),
            clean: digitsOf,
            input: { ...SECONDS_INPUT, placeholder: unsetSeconds },
          }}
          value={'seconds' in typed ? (typed.seconds?.toString() ?? '') : null}
          error={isTooLong(seconds) ? error : undefined}
          // left as it was, it is taken out again
          onChange={(value) => {
            const { seconds: _before, ...others } = typed;
            onChange({
              making: value === null ? others : { ...others, seconds: value === '' ? null : Number(value) },
            });
          }}
        />
        <Control
          name="making.station"
          item={product}
          field={{
            control: 'select',
            label: m.station,
            empty: null,
            blank: '',
            isOptional: true,
            read: ({ making: now }) => stationValue(now.station),
            write: String,
            show: ({ making: now }) => (now.station ? m.stations[now.station] : unsetStation),
            options: stationOptions(m, unsetStation),
          }}
          value={stationValue(station)}
          error={undefined}
          onChange={(value) => onChange({ making: { ...typed, station: stationFrom(String(value)) } })}
        />
      </div>
      {usual && usualSeconds !== undefined && (
        <p className="sd-small sd-muted">{m.usually(usualSeconds, m.stations[usual.station])}</p>
      )}
      {!isTooLong(seconds) && <FieldsError>{error}</FieldsError>}
    </Fold>
  );
}

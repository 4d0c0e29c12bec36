'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { SelectField, TextField } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { Fold } from '../Fold';
import { SECONDS_INPUT, stationFrom, stationOptions, stationValue } from '../making/makingValues';
import { makingWords } from '../making/words';
import { digitsOf } from '../values';
import type { MakingDraft } from './optionForm';

interface OptionMakingProps {
  /** Before the names of its fields. */
  name: string;
  making: MakingDraft;
  error: string | undefined;
  onChange: (making: MakingDraft) => void;
}

/** What an option adds to the making of a piece, and where. */
export function OptionMaking({ name, making, error, onChange }: OptionMakingProps) {
  const m = useWords(makingWords);
  return (
    <Fold title={m.title} isUsed={false} isWrong={error !== undefined}>
      <p className="sd-small sd-muted">{m.optionHint}</p>
      <div className="edit-two">
        <TextField
          label={m.seconds}
          name={`${name}.seconds`}
          {...SECONDS_INPUT}
          placeholder={m.noTime}
          error={error}
          value={making.seconds}
          onChange={({ target }) => onChange({ ...making, seconds: digitsOf(target.value) })}
        />
        <SelectField
          label={m.station}
          name={`${name}.station`}
          options={stationOptions(m, m.withProduct)}
          value={stationValue(making.station)}
          onChange={({ target }) => onChange({ ...making, station: stationFrom(target.value) })}
        />
      </div>
    </Fold>
  );
}

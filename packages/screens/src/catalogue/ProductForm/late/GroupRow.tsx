'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { OptionGroup as Group } from '@seduh/contract';
import { Checkbox, ChevronDown, formatRupiah, IconButton, OptionGroup, useMoney } from '@seduh/ui';
import { surchargeNote } from '../../../lib/options/surchargeNote';
import { useWords } from '../../../lib/words/words';
import { productOptionsWords } from './words';

/** A group as the list of all has it, or as it is on the product. */
export type KnownGroup = Group & { archived?: boolean };

interface GroupRowProps {
  group: KnownGroup;
  /** Null while it is not on the product. */
  attached: { defaults: number[]; place: number; count: number } | null;
  onToggle: () => void;
  /** @param to its new place, from 0 */
  onMove: (to: number) => void;
  onDefaults: (ids: number[]) => void;
}

/** One group: whether it is on the product, at which place, and what comes of it by itself. */
export function GroupRow({ group, attached, onToggle, onMove, onDefaults }: GroupRowProps) {
  const m = useWords(productOptionsWords);
  const money = useMoney();
  const { group_name: name, options, max, archived } = group;
  const step = (label: string, to: number, className?: string) => {
    const isEnd = !attached || to < 0 || to >= attached.count;
    return (
      <IconButton
        className={className}
        label={label}
        icon={<ChevronDown />}
        outlined
        // not disabled: that would lose the focus of who moves it to the end
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onMove(to)}
      />
    );
  };

  return (
    <div className="edit-group" data-on={attached ? '' : undefined}>
      <div className="edit-group-head">
        <Checkbox label={name} name={`group-${group.id}`} checked={attached !== null} onChange={onToggle} />
        {attached && attached.count > 1 && (
          <>
            {step(m.up(name), attached.place - 1, 'edit-up')}
            {step(m.down(name), attached.place + 1)}
          </>
        )}
      </div>
      {attached && archived && <p className="sd-small sd-muted">{m.offMenu}</p>}
      {attached && (
        <>
          <OptionGroup
            legend={m.defaultsOf(name)}
            options={options.map(({ id, option_name, surcharge, available }) => ({
              id,
              name: option_name,
              note: available ? surchargeNote(surcharge, (amount) => formatRupiah(amount, money)) : m.soldOut,
            }))}
            max={Math.min(max, options.length)}
            value={attached.defaults}
            onChange={(ids) => onDefaults(ids.toSorted((one, other) => one - other))}
          />
          <DefaultsInWords group={group} defaults={attached.defaults} />
        </>
      )}
    </div>
  );
}

/** What the defaults of a group mean for customers. */
function DefaultsInWords({ group: { min, options }, defaults }: { group: Group; defaults: number[] }) {
  const m = useWords(productOptionsWords);
  const chosen = options.filter(({ id }) => defaults.includes(id));
  const gone = chosen.find(({ available }) => !available);
  const said = () => {
    if (gone) return m.isOut(gone.option_name);
    if (chosen.length < min) return m.mustChoose(min);
    return chosen.length > 0 ? m.comesBy(chosen.map(({ option_name }) => option_name).join(', ')) : m.mayChoose;
  };
  return (
    <p className="sd-small sd-muted" aria-live="polite">
      {said()}
    </p>
  );
}

import type { ProductDetail } from '@seduh/contract';
import { formatRupiah, OptionGroup, useMoney } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words';
import { surchargeNote } from './surchargeNote';
import type { Options } from './useOptions';
import { optionWords } from './words';

type Group = ProductDetail['option_groups'][number];

export interface OptionFieldsProps {
  groups: readonly Group[];
  options: Options;
  /** On each group. */
  className?: string;
}

/** The groups of a product, each with what is chosen of it. One that lacks an answer is gone to when that is asked for. */
export function OptionFields({ groups, options, className }: OptionFieldsProps) {
  const m = useWords(optionWords);
  const money = useMoney();
  const missing = useRef<HTMLInputElement>(null);
  const { ids, asked, choose } = options;

  useEffect(() => {
    if (asked > 0) missing.current?.focus();
  }, [asked]);

  const errorOf = ({ min, options: all }: Group): string | undefined => {
    const chosen = all.filter(({ id }) => ids.includes(id));
    const gone = chosen.find(({ available }) => !available);
    if (gone) return m.gone(gone.option_name);
    return asked > 0 && chosen.length < min ? m.few(min) : undefined;
  };
  const errors = groups.map(errorOf);
  const first = errors.findIndex((error) => error !== undefined);

  return groups.map((group, place) => (
    <OptionGroup
      key={group.id}
      className={className}
      legend={group.group_name}
      options={group.options.map(({ id, option_name: name, surcharge, available }) => ({
        id,
        name,
        unavailable: !available,
        note: available ? surchargeNote(surcharge, (amount) => formatRupiah(amount, money)) : m.soldOut,
      }))}
      min={group.min}
      max={Math.min(group.max, group.options.length)}
      value={ids}
      onChange={(chosen) => choose(group, chosen)}
      error={errors[place]}
      inputRef={place === first ? missing : undefined}
    />
  ));
}

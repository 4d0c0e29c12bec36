import type { ProductDetail } from '@seduh/contract';
import { inLanguage, optionName } from '@seduh/domain';
import { formatRupiah, OptionGroup, useMoney } from '@seduh/ui';
import { Fragment, useEffect, useRef } from 'react';
import { useLoaded } from '../lazy/useLoaded';
import { optionSubstitute } from '../substitutes/lazy';
import { useLanguage, useWords } from '../words/words';
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
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const m = useWords(optionWords);
  const money = useMoney();
  const language = useLanguage();
  const missing = useRef<HTMLInputElement>(null);
  const { ids, asked, choose } = options;

  useEffect(() => {
    if (asked > 0) missing.current?.focus();
  }, [asked]);

  const errorOf = ({ min, options: all }: Group): string | undefined => {
    const chosen = all.filter(({ id }) => ids.includes(id));
    const gone = chosen.find(({ available }) => !available);
    if (gone) return m.gone(optionName(gone, language));
    return asked > 0 && chosen.length < min ? m.few(min) : undefined;
  };
  const errors = groups.map(errorOf);
  const first = errors.findIndex((error) => error !== undefined);

  const canOffer = useLoaded(
    optionSubstitute,
    groups.some((group) => group.options.some(({ substitute_id }) => substitute_id)),
  );

  return groups.map((group, place) => (
    <Fragment key={group.id}>
      <OptionGroup
        className={className}
        legend={inLanguage(language, group.group_name, group.name_translations)}
        options={group.options.map((option) => ({
          id: option.id,
          name: optionName(option, language),
          unavailable: !option.available,
          note: option.available ? surchargeNote(option.surcharge, (amount) => formatRupiah(amount, money)) : m.soldOut,
        }))}
        min={group.min}
        max={Math.min(group.max, group.options.length)}
        value={ids}
        onChange={(chosen) => choose(group, chosen)}
        error={errors[place]}
        inputRef={place === first ? missing : undefined}
      />
      {canOffer && <optionSubstitute.Part {...{ group, options, className }} />}
    </Fragment>
  ));
}

import { useAvoids, useSession } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { optionInstead, optionName, warningsFor } from '@seduh/domain';
import { Button } from '@seduh/ui';
import { useLanguage, useWords } from '../words/words';
import type { Options } from '../options/useOptions';
import { usePriceOfInstead } from './usePriceOfInstead';
import { substituteWords } from './words';
import './OptionInstead.css';

export interface OptionInsteadProps {
  group: ProductDetail['option_groups'][number];
  options: Pick<Options, 'ids' | 'choose'>;
  className?: string | undefined;
}

/**
 * What is offered instead of the sold-out options of a group, each taken by one press; nothing of what is taken already, nor
 * what contains for sure what its customer asked to be warned of.
 */
export default function OptionInstead({ group, options: { ids, choose }, className }: OptionInsteadProps) {
  const m = useWords(substituteWords);
  const language = useLanguage();
  const priceOf = usePriceOfInstead();
  const { status } = useSession();
  const { avoids } = useAvoids();
  // not known yet, or not to be had: better no offer than this one
  if (status === 'in' && !avoids) return null;
  const isKept = (part: (typeof group.options)[number]) => warningsFor([part], avoids ?? [])?.contains.length;
  const offers = group.options.flatMap((out) => {
    const instead = optionInstead(group.options, out);
    return instead && !ids.includes(instead.id) && !isKept(instead) ? [{ out, instead }] : [];
  });
  if (offers.length === 0) return null;
  const chosen = group.options.map(({ id }) => id).filter((id) => ids.includes(id));
  return (
    <ul className={['option-instead', className].filter(Boolean).join(' ')}>
      {offers.map(({ out, instead }) => {
        const others = group.max === 1 ? [] : chosen.filter((id) => id !== out.id);
        const name = optionName(instead, language);
        return (
          <li key={out.id} className="sd-small">
            {m.offer(optionName(out, language), name, priceOf(instead.surcharge - out.surcharge))}{' '}
            {others.length < group.max && (
              <Button variant="line" size="sm" onClick={() => choose(group, [...others, instead.id])}>
                {m.take(name)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

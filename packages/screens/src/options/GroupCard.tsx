import { setOptionAvailability } from '@seduh/api-client';
import type { OptionDetail, OptionGroupDetail } from '@seduh/contract';
import { Button, Chip, CircleX, formatRupiah, LinkButton, Panel, Pencil, toast, useMoney } from '@seduh/ui';
import { surchargeNote } from '../lib/options/surchargeNote';
import { paths } from '../lib/paths';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { optionsWords, type OptionsWords } from './words';

/** How many of a group are chosen: `Choose 1`, `Up to 3`, `1 to 2`. */
function askedOf({ min, max }: OptionGroupDetail, m: OptionsWords): string {
  if (min === max) return m.exactly(min);
  return min === 0 ? m.upTo(max) : m.between(min, max);
}

/** A group on products: what it asks, and its options. */
export function GroupCard({ group }: { group: OptionGroupDetail }) {
  const m = useWords(optionsWords);
  const { id, group_name: name, options, products } = group;
  return (
    <li>
      <Panel
        title={name}
        action={
          <LinkButton
            variant="line"
            size="sm"
            icon={<Pencil />}
            href={paths.optionEdit(String(id))}
            aria-label={m.editOne(name)}
          >
            {m.edit}
          </LinkButton>
        }
      >
        <p className="sd-small sd-muted sd-num">{`${askedOf(group, m)}, ${m.on(products)}`}</p>
        <ul className="options-rows">
          {options.map((option) => (
            <OptionLine key={option.id} option={option} />
          ))}
        </ul>
      </Panel>
    </li>
  );
}

/** One option, sold out until the next opening or there again by one tap. */
function OptionLine({ option }: { option: OptionDetail }) {
  const m = useWords(optionsWords);
  const money = useMoney();
  const { submit, busy, problem } = useSubmit();
  const { id, option_name: name, surcharge, available } = option;

  const toggle = () =>
    submit(async () => {
      await setOptionAvailability(id, available ? 'next_opening' : null);
      toast.success(available ? m.isSoldOut(name) : m.isThere(name));
    }, toastRefusal);

  return (
    <li className="options-row">
      <p className="options-name">
        {name}{' '}
        <span className="sd-small sd-muted sd-num">{surchargeNote(surcharge, (sum) => formatRupiah(sum, money))}</span>{' '}
        {!available && (
          <Chip tone="bad" icon={<CircleX />}>
            {m.soldOut}
          </Chip>
        )}
      </p>
      <Button
        variant="line"
        size="sm"
        loading={busy}
        aria-label={available ? m.markOne(name) : m.backOne(name)}
        onClick={() => void toggle()}
      >
        {available ? m.mark : m.back}
      </Button>
      {problem && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

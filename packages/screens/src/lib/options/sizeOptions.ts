import type { ProductDetail, SizeId } from '@seduh/contract';
import { SIZES } from '@seduh/contract/constants';
import { formatRupiah, type MoneyStyle, type SizeOption } from '@seduh/ui';
import { sizeWord } from '../orders/lines';
import type { PageWords } from '../page/words';

/** The size that the figures of a cup are of, where that is not the chosen one; see `CupContents`. */
export const sizeOfContents = (sizes: readonly SizeOption<SizeId>[], chosen: SizeId): string | undefined =>
  sizes[0]?.id === chosen ? undefined : sizes[0]?.name;

/** The sizes a product comes in, for the picker: by their words, with what each costs more. */
export const sizeOptions = ({ sizes }: ProductDetail, page: PageWords, money: MoneyStyle): SizeOption<SizeId>[] =>
  sizes.map(({ id, name, surcharge }) => ({
    id,
    name: sizeWord(name, page),
    code: SIZES.find((size) => size.id === id)?.code ?? name,
    note: surcharge > 0 ? `+ ${formatRupiah(surcharge, money)}` : undefined,
  }));

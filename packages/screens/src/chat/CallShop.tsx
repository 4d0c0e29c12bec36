import { useShop } from '@seduh/api-client';
import { LinkButton } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { chatWords } from './words';

/** Rings the shop; nothing until its number is known. */
export function CallShop() {
  const m = useWords(chatWords);
  const { data: shop } = useShop();
  if (!shop) return null;
  return <LinkButton href={`tel:${shop.phone.replaceAll(/[^+\d]/g, '')}`}>{m.call(shop.phone)}</LinkButton>;
}

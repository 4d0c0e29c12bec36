import { archiveProduct, bringBackProduct } from '@seduh/api-client';
import { useWords } from '../../lib/words/words';
import { productFormWords } from '../ProductForm/words';
import { Shelf } from './Shelf';
import SoldOut, { type SoldOutProps } from './SoldOut';
import { shelfWords } from './words';

/** Whether customers can have a product: sold out for now, off the menu, back on it. */
export default function ProductShelf({ product, onChange }: Required<SoldOutProps>) {
  const m = useWords(shelfWords);
  const { onMenu } = useWords(productFormWords);
  const { id, product_name: name, archived } = product;
  return (
    <Shelf
      said={{
        archived: m.archived,
        archivedText: m.archivedText,
        archive: m.archive,
        askArchiveText: m.askArchiveText,
        isArchived: m.isArchived(name),
        isBack: m.isBack(name),
      }}
      title={onMenu}
      name={name}
      isArchived={archived}
      archive={() => archiveProduct(id)}
      bringBack={() => bringBackProduct(id)}
      onChange={onChange}
    >
      <SoldOut product={product} onChange={onChange} />
    </Shelf>
  );
}

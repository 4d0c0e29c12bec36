import { Link, Price, Thumb, type PictureSource } from '@seduh/ui';

interface Found {
  id: number;
  name: string;
  price: number;
  image: PictureSource | null;
}

export function SearchResults({ found }: { found: Found[] }) {
  return (
    <ul>
      {found.map(({ id, name, price, image }) => (
        <li key={id}>
          <Thumb image={image} size="sm" />
          <Link href={`/product/${id}`}>{name}</Link>
          <Price amount={price} />
        </li>
      ))}
    </ul>
  );
}

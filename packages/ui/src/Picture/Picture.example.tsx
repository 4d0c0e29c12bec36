import { Picture } from '@seduh/ui';

const widths = [384, 768, 1200];
const files = (ending: string) => widths.map((width) => `/pictures/garden-${width}.${ending} ${width}w`).join(', ');

export function Garden() {
  return (
    <Picture
      src="/pictures/garden-1200.jpg"
      avif={files('avif')}
      webp={files('webp')}
      sizes="(width >= 64rem) 40rem, 100vw"
      width={1200}
      height={800}
      alt="Six tables under a mango tree"
      priority
    />
  );
}

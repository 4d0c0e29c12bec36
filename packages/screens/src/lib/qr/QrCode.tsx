import { encode } from 'uqr';

/** Light modules around a code, without which readers do not find it. */
const QUIET = 4;

/** A dark module in the corner. */
const MODULE = 'M0 0h1v1h-1z';

interface QrCodeProps {
  /** What is read from it. */
  text: string;
  /** What it is, for who does not see it. */
  label: string;
  className?: string;
}

/** A QR code in the colour of the words around it, as large as its place. A scratch of 15 % (level M) leaves it readable. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? MODULE.replace('0 0', `${column} ${row}`) : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

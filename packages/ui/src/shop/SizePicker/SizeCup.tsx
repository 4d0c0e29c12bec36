/** The heights of the cups in units of the drawing, small to large. */
const heights = [25, 32, 38];
const floor = 42;

/** A cup of the given rank (0 is the smallest), tapering as the real ones do. Larger ranks share the largest cup. */
export function SizeCup({ rank }: { rank: number }) {
  const height = heights[Math.min(rank, heights.length - 1)] ?? floor;
  const at = (share: number) => (20 + share * height).toFixed(2);
  const top = (share: number) => (floor - share * height).toFixed(2);

  return (
    <svg viewBox="0 0 40 44" width="42" height="46" fill="none" aria-hidden="true">
      <path className="sd-size-drink" d={`M${at(-0.28)} ${top(0.62)}H${at(0.28)}L${at(0.2)} ${floor}H${at(-0.2)}Z`} />
      <path
        d={`M${at(-0.34)} ${top(1)}H${at(0.34)}L${at(0.22)} 42.5H${at(-0.22)}Z`}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

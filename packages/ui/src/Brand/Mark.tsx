import type { Ref, SVGProps } from 'react';

const BEAN =
  'M22.6 22.6C13 22 3.6 15 2.4 2.4 15 3.6 22 13 22.6 22.6ZM6.6 8.2C10.4 9.6 9.6 13.6 15 16.4l1.4-1.4C12 12.6 12 8.6 8.2 6.6Z';

export interface MarkProps extends SVGProps<SVGSVGElement> {
  /** Gets the svg element. */
  ref?: Ref<SVGSVGElement>;
}

/** The kawung mark: four beans round a seed, one of them marigold. Takes the colour of the words beside it. */
export function Mark(props: MarkProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...props}>
      <g fillRule="evenodd" fill="currentColor">
        <path d={BEAN} />
        <path d={BEAN} transform="rotate(90 24 24)" fill="var(--accent)" />
        <path d={BEAN} transform="rotate(180 24 24)" />
        <path d={BEAN} transform="rotate(270 24 24)" />
      </g>
    </svg>
  );
}

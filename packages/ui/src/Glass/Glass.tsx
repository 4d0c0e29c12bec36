import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import './Glass.css';

const outline = 'M32 40h136l-17 182a16 16 0 0 1-16 14H65a16 16 0 0 1-16-14Z';
const ribs = 'M52 52 64 226M76 52 82 226M100 52v174M124 52l-6 174M148 52l-12 174';

export interface GlassProps extends Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> {
  /** How full, 0 to 100. Each new level pours in once. */
  level: number;
  /** Steam, while the order is live and hot. */
  steaming?: boolean;
  /** Drawn for the dark roast band. */
  onRoast?: boolean;
  /** How the glass stands: with a lid, seen only in outline, or tipped over. */
  pose?: 'standing' | 'dashed' | 'lidded' | 'tipped';
  /** What it says, where no words beside it do; without one it is decoration. */
  label?: string;
}

/** The ribbed kopitiam glass: milk, coffee and crema up to `level`. Sized by its width, in CSS or as an attribute. */
export function Glass({
  level,
  steaming = false,
  onRoast = false,
  pose = 'standing',
  label,
  className,
  ...rest
}: GlassProps) {
  const clip = useId();
  const full = Math.min(100, Math.max(0, level));
  return (
    <svg
      width="96"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx('sd-glass', className)}
      viewBox="0 0 200 260"
      data-pose={pose}
      data-on-roast={onRoast || undefined}
    >
      <g transform={pose === 'tipped' ? 'rotate(-16 100 240)' : undefined}>
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        <ellipse className="sd-glass-shade" cx="100" cy="243" rx="62" ry="7" />
        <g clipPath={`url(#${clip})`}>
          <rect className="sd-glass-wall" x="20" y="30" width="160" height="220" />
          {full > 0 && <Coffee key={full} level={full} />}
          <path className="sd-glass-ribs" d={ribs} />
        </g>
        <path className="sd-glass-line" d={outline} />
        {pose === 'lidded' && <path className="sd-glass-lid" d="M24 38h152M100 24h.01" />}
        {steaming && (
          <g className="sd-glass-steam">
            <path d="M80 28c-8-8 8-12 0-22" />
            <path d="M118 28c-8-8 8-12 0-22" />
          </g>
        )}
      </g>
      {pose === 'tipped' && <path className="sd-glass-spill" d="M150 244c22-16 44-2 60 0" />}
    </svg>
  );
}

/** The drink, its surface at `level`; a new key starts the pour again. */
function Coffee({ level }: { level: number }) {
  const top = Number((232 - level * 1.78).toFixed(2));
  // a low glass shows its milk 40 units under the surface, a full one keeps it in the lower third
  const milk = Math.max(top + 40, 190);
  return (
    <g className="sd-glass-pour">
      <rect className="sd-glass-coffee" x="20" y={top} width="160" height="240" />
      <rect className="sd-glass-crema" x="20" y={top} width="160" height="16" />
      <path className="sd-glass-milk" d={`M20 ${milk}c26-18 40 14 70 0s52-16 90 4v80H20Z`} />
    </g>
  );
}

const scenes = {
  empty: { pose: 'standing', level: 0 },
  dashed: { pose: 'dashed', level: 30 },
  lidded: { pose: 'lidded', level: 70 },
  tipped: { pose: 'tipped', level: 15 },
} satisfies Record<string, Pick<GlassProps, 'pose' | 'level'>>;

export interface GlassIllustrationProps extends Omit<GlassProps, 'level' | 'pose' | 'steaming' | 'onRoast'> {
  /** empty: nothing here; dashed: cannot be reached; lidded: not for you, or not yet; tipped: our fault. */
  scene: keyof typeof scenes;
}

/** The glass that stands for a state without content: nothing there, offline, forbidden, broken. */
export function GlassIllustration({ scene, ...rest }: GlassIllustrationProps) {
  return <Glass {...rest} {...scenes[scene]} />;
}

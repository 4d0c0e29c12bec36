import { Glass, type GlassProps } from './Glass';

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

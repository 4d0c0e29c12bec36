import type { Names } from './names';

/** What still moves for somebody who asked for less of it. */
export interface Motion {
  /** Animations that run, transitions that would, and smooth scrolling, each longer than a frame. */
  moving(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachMotion(): void {
  const { names } = window as unknown as { names: Names };
  /** In ms: ends within the frame it begins in. */
  const AT_ONCE = 1;
  const longest = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));

  const motion: Motion = {
    moving() {
      const found = new Set<string>();
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const lasts = Number(effect?.getComputedTiming().activeDuration ?? 0);
        if (animation.playState === 'running' && lasts > AT_ONCE && effect instanceof KeyframeEffect && effect.target) {
          found.add(`runs for ${lasts} ms: ${names.nameOf(effect.target)}`);
        }
      }
      for (const element of document.body.querySelectorAll('*')) {
        for (const pseudo of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (longest(style.transitionDuration) > AT_ONCE) found.add(`moves over: ${names.nameOf(element)}`);
          if (style.scrollBehavior === 'smooth') found.add(`scrolls smoothly: ${names.nameOf(element)}`);
        }
      }
      return [...found];
    },
  };
  Object.assign(window, { motion });
}

import { type ReactNode, useEffect, useRef } from 'react';
import './less-motion.css';

/** Every rule that the loaded sheets keep for who asked for less motion. */
function reducedRules(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion: reduce'))
      return [...rule.cssRules].map(({ cssText }) => cssText.replaceAll(':root', ':scope'));
    return rule instanceof CSSGroupingRule ? reducedRules(rule.cssRules) : [];
  });
}

/**
 * Goes round what has `BesideLess` in it, once for a page: the same rules for a part of it, so that what is shown there
 * is what the stylesheets do, not a drawing of it.
 */
export function LessMotion({ children }: { children: ReactNode }) {
  const own = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => reducedRules(sheet.cssRules));
    if (own.current) own.current.textContent = `@scope (.sd-less-motion) { ${rules.join('\n')} }`;
  }, []);
  return (
    <>
      {children}
      <style ref={own} />
    </>
  );
}

/** Something that moves, and beside it the same as somebody sees it who asked for less motion. */
export function BesideLess({ children }: { children: ReactNode }) {
  return (
    <div className="sd-beside">
      <figure>
        {children}
        <figcaption>As it plays</figcaption>
      </figure>
      <figure>
        <div className="sd-less-motion">{children}</div>
        <figcaption>Asked for less</figcaption>
      </figure>
    </div>
  );
}

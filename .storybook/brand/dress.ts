import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';

/**
 * Storybook's own surfaces in Seduh's colours.
 * @param colour the value of a role of `tokens.css` in that scheme: `surface` gives `#fcf6ea`
 */
export function dress(base: 'light' | 'dark', colour: (role: string) => string): ThemeVars {
  return create({
    base,
    brandTitle: 'Seduh, the design system',
    brandUrl: '?path=/story/gallery--gallery',
    brandTarget: '_self',
    fontBase: '"Plus Jakarta Sans Variable", "Jakarta Stand-in Arial", ui-sans-serif, system-ui, sans-serif',
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent-ink'),
    appBg: colour('surface-sunken'),
    appContentBg: colour('raised'),
    appHoverBg: colour('accent-soft'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    textColor: colour('ink'),
    textInverseColor: colour('on-brand'),
    textMutedColor: colour('muted'),
    barBg: colour('raised'),
    barTextColor: colour('muted'),
    barHoverColor: colour('ink'),
    barSelectedColor: colour('accent-ink'),
    buttonBg: colour('raised'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('raised'),
    inputBg: colour('raised'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 10,
  });
}

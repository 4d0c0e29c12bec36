export { LanguagePanel } from './LanguagePanel';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';
export { accountLanguage } from './lazy';

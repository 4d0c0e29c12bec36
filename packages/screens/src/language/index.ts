export { LanguagePanel } from './LanguagePanel';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';
export { accountLanguage, languageOffer } from './lazy';

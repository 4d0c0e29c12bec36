/** What the record of what staff did says is different. */
export { optionFacts, productFacts, promoFacts } from './catalogue';
export { AUDIT_HEAD, auditRows } from './file';
export { changesBetween, type Fact } from './changes';
export { settingsFacts } from './settings';
export { pauseFacts, staffingFacts, tableFacts } from './shop';

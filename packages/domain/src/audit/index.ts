/** What the record of what staff did says is different. */
export { optionFacts, productFacts, promoFacts } from './catalogue';
export { changesBetween, type Fact } from './changes';
export { pauseFacts, staffingFacts } from './shop';

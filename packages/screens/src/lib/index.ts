// the first page has these modules in this order, and its budget is tight: in another one it may compress worse (pnpm size)
export { openOrdersQuery } from './orders/openOrders';
export { listenForPopState } from './unsaved-changes/popStateBlocker';
export { deliveryMethodOf } from './orders/methods/deliveryMethods';
export { lazyPart, type LazyPart, MissingCode, optional, type PartModule } from './lazy/lazyPart';
export { isOutside, MINE, paths, readProductsQuery, readReportRange, SEARCH_HASH } from './paths';
export { useOnline } from './useOnline';
export { useShopClock } from './useShopClock';
export { useOpening } from './opening/useOpening';
export { useUnsavedChanges } from './unsaved-changes/useUnsavedChanges';
export { useTheme } from './theme/theme';
export { defineWords, loadWords, type Translation, useWords, useWordsIn, type Words } from './words/words';
export { AddressContext, type AddressOnScreen, useAddress } from './address';
export { formatDay } from './format/dates';
export { formatTime } from './format/times';
export { isToday, type NamedDay, namedDay, type ShopTime } from './orders/moments';
export { sentences, speakRefusals } from './refusals/speakRefusals';
export { pauseInWords } from './pauses/pauseInWords';
export { pauseWords } from './pauses/words';

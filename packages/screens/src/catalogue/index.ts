export { soldOut } from './lazy';
export { OptionEditScreen } from './OptionForm/OptionEditScreen';
export { OptionNewScreen } from './OptionForm/OptionNewScreen';
export { ProductEditScreen } from './ProductForm/ProductEditScreen';
export { ProductNewScreen } from './ProductForm/ProductNewScreen';
export { PromoEditScreen } from './PromoForm/PromoEditScreen';
export { PromoNewScreen } from './PromoForm/PromoNewScreen';

import { ChoicesFold } from './ChoicesFold';
import { type OptionsFieldsProps, ProductContents } from './ProductContents';
import { ProductMaking } from './ProductMaking';
import './ProductOptions.css';

/** What can be chosen of a product, and what is in it and takes time before that. */
export default function ProductOptions(props: OptionsFieldsProps) {
  return (
    <>
      <ChoicesFold {...props} />
      <ProductContents {...props} />
      <ProductMaking {...props} />
    </>
  );
}

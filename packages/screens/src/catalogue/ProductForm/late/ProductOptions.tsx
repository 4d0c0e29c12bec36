import { ChoicesFold } from './ChoicesFold';
import { type OptionsFieldsProps, ProductContents } from './ProductContents';
import './ProductOptions.css';

/** What can be chosen of a product, and what is in it before that. */
export default function ProductOptions(props: OptionsFieldsProps) {
  return (
    <>
      <ChoicesFold {...props} />
      <ProductContents {...props} />
    </>
  );
}

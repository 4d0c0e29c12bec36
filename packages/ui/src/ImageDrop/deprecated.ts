import { warnDeprecated } from '../deprecated/warnDeprecated';
import { imageProblem, type ImageRules } from './imageProblem';

/**
 * What an image must be.
 * @deprecated since the next version: it is called `ImageRules`.
 */
export type PictureRules = ImageRules;

/**
 * What is wrong with a picked file.
 * @deprecated since the next version: it is called `imageProblem`.
 */
export function pictureProblem(file: File, rules: ImageRules): string | null {
  warnDeprecated('pictureProblem', 'imageProblem', 'image-problem');
  return imageProblem(file, rules);
}

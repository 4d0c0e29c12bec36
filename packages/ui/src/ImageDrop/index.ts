export { ImageDrop, type ImageDropProps } from './ImageDrop';
export { pictureProblem, type PictureRules } from './deprecated';
export { imageProblem, type ImageRules } from './imageProblem';
export { usePickedImage } from './usePickedImage';

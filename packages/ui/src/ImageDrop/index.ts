export { ImageDrop, type ImageDropProps } from './ImageDrop';
export { pictureProblem, type PictureRules } from './pictureProblem';
export { usePickedImage } from './usePickedImage';

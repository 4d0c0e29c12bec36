import { FilePick, ImageDrop, type ImageRules, toast, usePickedImage } from '@seduh/ui';

const accept = 'image/jpeg,image/png';
const rules: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 2_097_152,
  wrongType: 'Only .jpeg, .jpg and .png can be shown. Choose another picture.',
  tooLarge: 'The picture is above 2 Mb. Choose a smaller one.',
};

export function ProductPicture() {
  const { preview, problem, pick } = usePickedImage(rules, (words) => toast.error(words));
  return (
    <ImageDrop
      label="Drop a picture here"
      hint=".jpeg, .jpg or .png, up to 2 Mb. A square picture looks best."
      accept={accept}
      image={preview ? { src: preview } : null}
      error={problem}
      onPick={pick}
    >
      <FilePick label="Choose From Gallery" accept={accept} onPick={pick} />
    </ImageDrop>
  );
}
